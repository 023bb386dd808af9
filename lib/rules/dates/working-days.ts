import { daysAfter } from '../orders/quote-validity.ts';
import { icelandicHolidays } from './holidays.ts';

/** 0 = Sunday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}

/** Monday to Friday without a public holiday; days on which shops only close early count as holidays. */
export function isWorkingDay(date: string): boolean {
  const day = weekdayOf(date);
  return day >= 1 && day <= 5 && !holidayDates(Number(date.slice(0, 4))).has(date);
}

/** The date itself, or the first working day after it. */
export function workingDayFrom(date: string): string {
  return isWorkingDay(date) ? date : workingDayFrom(daysAfter(date, 1));
}

/** So many working days before a date. */
export function workingDaysBefore(date: string, count: number): string {
  const before = daysAfter(date, -1);
  if (!isWorkingDay(before)) return workingDaysBefore(before, count);
  return count <= 1 ? before : workingDaysBefore(before, count - 1);
}

const datesByYear = new Map<number, ReadonlySet<string>>();

function holidayDates(year: number): ReadonlySet<string> {
  const known = datesByYear.get(year);
  if (known) return known;
  const dates = new Set(icelandicHolidays(year).map(({ date }) => date));
  datesByYear.set(year, dates);
  return dates;
}
