import type { CartLine } from '@/lib/cart/queries.ts';
import { useDeliveryDates } from '@/lib/delivery/use-delivery-date.ts';
import { deliveryDateText } from '@/lib/rules/dates/delivery-date-text.ts';
import styles from './line-delivery.module.css';

/** When this line would be there if it were ordered now. */
export function LineDelivery({ line: { product, quantity } }: { line: CartLine }) {
  const [delivery] = useDeliveryDates([{ productId: product.id, quantity }]);
  return (
    <p className={styles.delivery}>
      {delivery && (delivery.date ? deliveryDateText(delivery.date) : 'Óvíst hvenær varan verður afhent.')}
    </p>
  );
}
