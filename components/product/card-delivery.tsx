import { useNear } from '@/components/ui/use-near.ts';
import { useDeliveryDates } from '@/lib/delivery/use-delivery-date.ts';
import { serverNow } from '@/lib/delivery/server-clock.ts';
import { shortDeliveryDateText } from '@/lib/rules/dates/delivery-date-text.ts';
import styles from './card-tool-buttons.module.css';

/**
 * When a card's product would be with this visitor, in the room that the card keeps for it. It is asked for as the card comes near
 * the view: all cards of a page at once would keep a phone from hearing a finger.
 */
export function CardDelivery({ id }: { id: string }) {
  const [place, isNear] = useNear();
  return (
    <div ref={place} className={styles.delivery}>
      {isNear && <CardDate id={id} />}
    </div>
  );
}

function CardDate({ id }: { id: string }) {
  const [delivery] = useDeliveryDates([{ productId: id, quantity: 1 }]);
  return delivery?.date && shortDeliveryDateText(delivery.date, new Date(serverNow()));
}
