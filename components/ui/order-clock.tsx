import { dayMs } from '@/lib/rules/dates/durations.ts';
import { definiteDayText, timeLeftText } from '@/lib/rules/dates/delivery-date-text.ts';
import { formatTime } from '@/lib/rules/text/icelandic.ts';
import styles from './order-clock.module.css';

interface Props {
  /** Ms since 1970: the last moment that counts. */
  orderBy: number;
  /** Ms. */
  msLeft: number;
}

/** Until when an order gets the date beside it. A timer, which screen readers read when asked and do not announce. */
export function OrderClock({ orderBy, msLeft }: Props) {
  const moment = new Date(orderBy).toISOString();
  return (
    <span role="timer" aria-live="off" className={styles.clock}>
      {msLeft < dayMs
        ? `ef pantað er innan ${timeLeftText(msLeft)}`
        : `ef pantað er fyrir kl.\u00a0${formatTime(moment)} ${definiteDayText(moment.slice(0, 10))}`}
    </span>
  );
}
