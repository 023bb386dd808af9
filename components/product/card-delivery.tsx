import { useDeliveryDates } from '@/lib/delivery/use-delivery-date.ts';
import { serverNow } from '@/lib/delivery/server-clock.ts';
import { shortDeliveryDateText } from '@/lib/rules/dates/delivery-date-text.ts';
import styles from './card-tool-buttons.module.css';

/** When a card's product would be with this visitor, in the room that the card keeps for it. */
export function CardDelivery({ id }: { id: string }) {
  const [delivery] = useDeliveryDates([{ productId: id, quantity: 1 }]);
  return (
    delivery?.date && (
      <div className={styles.delivery}>{shortDeliveryDateText(delivery.date, new Date(serverNow()))}</div>
    )
  );
}
