'use client';

import { OrderClock } from '@/components/ui/order-clock.tsx';
import { useDeliveryDates } from '@/lib/delivery/use-delivery-date.ts';
import { deliveryDateText } from '@/lib/rules/dates/delivery-date-text.ts';
import styles from './product-delivery.module.css';

/** When one of the product would be with this visitor, and until when it has to be ordered for that. */
export function ProductDelivery({ id, unitOfMeasure = 1 }: { id: string; unitOfMeasure?: number }) {
  const [delivery] = useDeliveryDates([{ productId: id, quantity: unitOfMeasure }]);
  if (!delivery?.date) return null;
  const { date, msLeft, method, place } = delivery;
  return (
    <div className={styles.delivery}>
      <p>
        <strong>{deliveryDateText(date)}</strong> <OrderClock orderBy={date.orderBy} msLeft={msLeft} />
      </p>
      <small>{[method, place].filter(Boolean).join(' · ')}</small>
    </div>
  );
}
