import { monthNames } from '../text/icelandic.ts';
import { hourMs, minuteMs } from './durations.ts';
import { formatClock, relativeDayText } from './opening-hours.ts';

/** As the contract's DeliveryDate has it. */
export interface DateOfDelivery {
  /** ISO date. */
  date: string;
  /** Seconds from midnight when the store closes, where it is fetched there; else null. */
  before: number | null;
}

const accusatives =
  'sunnudaginn mánudaginn þriðjudaginn miðvikudaginn fimmtudaginn föstudaginn laugardaginn'.split(' ');

/** `fimmtudaginn 26. nóvember`, the day in the accusative. */
export function definiteDayText(isoDate: string): string {
  const date = new Date(isoDate);
  return `${accusatives[date.getUTCDay()]} ${date.getUTCDate()}.\u00a0${monthNames[date.getUTCMonth()]}`;
}

/** `Hjá þér fimmtudaginn 26. nóvember`, `Tilbúið í verslun föstudaginn 27. nóvember fyrir kl. 16:00`. */
export function deliveryDateText({ date, before }: DateOfDelivery): string {
  return before === null
    ? `Hjá þér ${definiteDayText(date)}`
    : `Tilbúið í verslun ${definiteDayText(date)} fyrir kl.\u00a0${formatClock(before)}`;
}

/** Where there is little room: `Hjá þér á morgun`. */
export function shortDeliveryDateText({ date, before }: DateOfDelivery, now: Date): string {
  return `${before === null ? 'Hjá þér' : 'Tilbúið'} ${relativeDayText(date, now)}`;
}

/** What is left until a moment, `2 klst. 14 mín.`, in whole minutes rounded down; less than one is `1 mín.`. @param ms more than 0 */
export function timeLeftText(ms: number): string {
  const hours = Math.floor(ms / hourMs);
  const minutes = Math.floor((ms % hourMs) / minuteMs);
  if (hours === 0) return `${Math.max(minutes, 1)}\u00a0mín.`;
  return minutes === 0 ? `${hours}\u00a0klst.` : `${hours}\u00a0klst. ${minutes}\u00a0mín.`;
}
