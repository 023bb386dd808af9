import type { ResolversTypes } from '../../../../graphql/generated/resolvers.ts';
import { reykjavikNow, weekdays } from '../../../../lib/rules/icelandic.ts';
import { clockText } from '../../../../lib/rules/opening-hours.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { readHolidays, readWeek } from './store.ts';

type Entry = ResolversTypes['OpeningHours'];

const longestSpan = 31;
const dayMs = 86_400_000;

const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Midnight of an ISO date in ms; null for anything else, such as 2026-02-30. */
function midnight(date: string): number | null {
  const time = /^[12]\d{3}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN;
  return !Number.isNaN(time) && isoDate(time) === date ? time : null;
}

/**
 * The store's hours for `days` days from `from` (default today in Reykjavík). A holiday is closed, or closes early,
 * and has its name even where it falls on a weekend.
 * @throws ShopError BAD_REQUEST for a date that is none, or more than 31 days
 */
export async function openingHoursFrom(
  db: Database,
  from: string | null,
  days: number,
  now: Date,
): Promise<Entry[]> {
  const today = reykjavikNow(now).date;
  const start = midnight(from ?? today);
  if (start === null || days < 1 || days > longestSpan)
    throw new ShopError('BAD_REQUEST', 'Dagsetningin eða dagafjöldinn er ekki í lagi.');
  const dates = Array.from({ length: days }, (_, index) => isoDate(start + index * dayMs));
  const [week, holidays] = await Promise.all([
    readWeek(db),
    readHolidays(db, dates[0] ?? today, dates.at(-1) ?? today),
  ]);
  return dates.map((date) => {
    const day = new Date(date).getUTCDay();
    const regular = week.find((row) => row.weekday === day);
    const holiday = holidays.find((row) => row.date === date);
    const closesAt =
      regular && holiday
        ? holiday.closesAt && Math.min(holiday.closesAt, regular.closesAt)
        : (regular?.closesAt ?? null);
    // A holiday that ends before the store would open leaves nothing of the day.
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
      opensAtString: hours && clockText(hours.opensAt),
      closesAtString: hours && clockText(hours.closesAt),
      isOpen: hours !== null,
      isToday: date === today,
      holiday: holiday?.name ?? null,
    };
  });
}
