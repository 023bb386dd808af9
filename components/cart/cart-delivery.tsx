import { OrderClock } from '@/components/ui/order-clock.tsx';
import type { CartLine } from '@/lib/cart/queries.ts';
import { useDeliveryDates } from '@/lib/delivery/use-delivery-date.ts';
import { deliveryDateText } from '@/lib/rules/dates/delivery-date-text.ts';
import { wholeDelivery } from '@/lib/rules/orders/whole-delivery.ts';
import { quoteWords } from '@/lib/rules/text/quote-words.ts';
import styles from './cart-delivery.module.css';

/** When the whole cart would be there, until when it has to be ordered for that, and which lines the others wait for. */
export function CartDelivery({ lines }: { lines: readonly CartLine[] }) {
  const deliveries = useDeliveryDates(
    lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
  );
  const known = deliveries.filter((delivery) => delivery !== null);
  if (known.length === 0 || known.length < lines.length) return <div className={styles.delivery} />;
  const { date, late } = wholeDelivery(
    known.map((delivery, index) => ({ name: lines[index]?.product.name ?? '', date: delivery.date })),
  );
  // Of the lines that come last: the others may miss their moment and still be there before.
  const [soonest] = known
    .filter((one) => one.date && one.date.date === date?.date)
    .toSorted((a, b) => a.msLeft - b.msLeft);
  const { method, place } = known[0] ?? {};
  return (
    <div className={styles.delivery}>
      {date ? (
        <p>
          <strong>{deliveryDateText(date)}</strong>{' '}
          {soonest?.date && <OrderClock orderBy={soonest.date.orderBy} msLeft={soonest.msLeft} />}
        </p>
      ) : (
        <p>Óvíst er hvenær öll pöntunin verður afhent.</p>
      )}
      {late.length > 0 && <p>Pöntunin bíður eftir {quoteWords(late)}.</p>}
      <small>{[method, place].filter(Boolean).join(' · ')}</small>
    </div>
  );
}
