import { dayMs } from '../../../../lib/rules/dates/durations.ts';
import type { ResolversTypes } from '../../../../graphql/generated/resolvers.ts';
import { reykjavikNow, weekdays } from '../../../../lib/rules/text/icelandic.ts';
import { formatClock } from '../../../../lib/rules/dates/opening-hours.ts';
import type { Database } from '../../db/connect.ts';
import { findHolidays, findWeek } from './internal/store.ts';

type Entry = Awaited<ResolversTypes['OpeningHours']>;

/** ISO date of a moment (ms). */
export const toIsoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The store's hours, starting today in Reykjavík. */
export function readOpeningDays(db: Database, days: number, now: Date): Promise<Entry[]> {
  const today = reykjavikNow(now).date;
  return readHours(db, Date.parse(today), days, today);
}

/** Hours of `days` days, starting at a midnight (ms). */
export async function readHours(db: Database, start: number, days: number, today: string): Promise<Entry[]> {
  const dates = Array.from({ length: days }, (_, index) => toIsoDate(start + index * dayMs));
  const [week, holidays] = await Promise.all([
    findWeek(db),
    findHolidays(db, dates[0] ?? today, dates.at(-1) ?? today),
  ]);
  return dates.map((date) => {
    const day = new Date(date).getUTCDay();
    const regular = week.find((row) => row.weekday === day);
    const holiday = holidays.find((row) => row.date === date);
    const closesAt =
      regular && holiday
        ? holiday.closesAt && Math.min(holiday.closesAt, regular.closesAt)
        : (regular?.closesAt ?? null);
    // On a holiday that starts before the opening time, the store does not open.
    const hours =
      regular && closesAt !== null && closesAt > regular.opensAt
        ? { opensAt: regular.opensAt, closesAt }
        : null;
    return {
      day,
      dayString: weekdays[day] ?? '',
      date,
      opensAt: hours?.opensAt ?? null,
      closesAt: hours?.closesAt ?? null,
      opensAtString: hours && formatClock(hours.opensAt),
      closesAtString: hours && formatClock(hours.closesAt),
      isOpen: hours !== null,
      isToday: date === today,
      holiday: holiday?.name ?? null,
    };
  });
}
