import { hourSeconds } from '../dates/durations.ts';
import { groupThousands } from '../money/kronur.ts';

/*
 * Chromium carries no Icelandic data for Intl, so server and browser would disagree;
 * numbers and dates are therefore our own. Iceland keeps UTC all year.
 */

/** `1.234.567,5`: at most `maximumDecimals` (default 3) decimals, trailing zeros dropped. */
export function formatNumber(value: number, maximumDecimals = 3): string {
  const [integerDigits = '0', decimals = ''] = Math.abs(value).toFixed(maximumDecimals).split('.');
  const tail = decimals.replace(/0+$/, '');
  const digits = groupThousands(Number(integerDigits)) + (tail && `,${tail}`);
  return value < 0 && digits !== '0' ? `-${digits}` : digits;
}

/** From January on. */
export const monthNames =
  'janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember'.split(' ');
export const weekdays =
  'sunnudagur mánudagur þriðjudagur miðvikudagur fimmtudagur föstudagur laugardagur'.split(' ');

/** `20.11.2026`. Takes a Date, an ISO date or an ISO instant; RangeError for anything else, as all dates below. */
export function formatDate(value: Date | string): string {
  const date = toDate(value);
  return `${date.getUTCDate()}.${date.getUTCMonth() + 1}.${date.getUTCFullYear()}`;
}

/** `20. nóvember 2026` */
export function formatLongDate(value: Date | string): string {
  const date = toDate(value);
  return `${date.getUTCDate()}. ${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** `föstudagur, 20. nóvember 2026` */
export function formatWeekdayDate(value: Date | string): string {
  return `${weekdays[toDate(value).getUTCDay()]}, ${formatLongDate(value)}`;
}

/** `08:05` on the Reykjavík clock. */
export function formatTime(value: Date | string): string {
  return toDate(value).toISOString().slice(11, 16);
}

/** What the Reykjavík clock shows: ISO date, weekday (0 = Sunday) and whole seconds from midnight. */
export function reykjavikNow(now: Date): { date: string; weekday: number; secondsFromMidnight: number } {
  return {
    date: now.toISOString().slice(0, 10),
    weekday: now.getUTCDay(),
    secondsFromMidnight: now.getUTCHours() * hourSeconds + now.getUTCMinutes() * 60 + now.getUTCSeconds(),
  };
}

function toDate(value: Date | string): Date {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a date: ${String(value)}`);
  return date;
}
