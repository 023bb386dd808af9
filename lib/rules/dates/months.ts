import { monthNames } from '../text/icelandic.ts';

/** A month of the calendar; `month` is 1 to 12. */
export interface Month {
  year: number;
  month: number;
}

/** The `count` months that end with the one of `date` (ISO), oldest first. */
export function lastMonths(date: string, count: number): Month[] {
  const last = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, index) => {
    const serial = last - count + 1 + index;
    return { year: Math.floor(serial / 12), month: (serial % 12) + 1 };
  });
}

/** `2026-11` */
export function monthKey({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** `nóvember 2026` */
export function formatMonth({ year, month }: Month): string {
  return `${monthNames[month - 1]} ${year}`;
}

/** `nóv.`, as below a chart; names of four letters and less stand whole. */
export function formatShortMonth({ month }: Pick<Month, 'month'>): string {
  const name = monthNames[month - 1] ?? '';
  return name.length <= 4 ? name : `${name.slice(0, 3)}.`;
}
