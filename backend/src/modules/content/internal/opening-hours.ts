import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { reykjavikNow } from '../../../../../lib/rules/text/icelandic.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { readHours, toIsoDate } from '../opening-days.ts';

type Entry = Awaited<ResolversTypes['OpeningHours']>;

const maxDays = 31;
/** Midnight of an ISO date in ms; null for anything else, such as 2026-02-30. */
function parseMidnight(date: string): number | null {
  const time = /^[12]\d{3}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN;
  return !Number.isNaN(time) && toIsoDate(time) === date ? time : null;
}

/**
 * The store's hours for `days` days from `from` (default today in Reykjavík). A holiday is closed, or closes early, and is named
 * even when it falls on a weekend.
 * @throws ShopError BAD_REQUEST for an invalid date, or more than 31 days
 */
export async function readOpeningHours(
  db: Database,
  from: string | null,
  days: number,
  now: Date,
): Promise<Entry[]> {
  const today = reykjavikNow(now).date;
  const start = parseMidnight(from ?? today);
  if (start === null || days < 1 || days > maxDays)
    throw new ShopError('BAD_REQUEST', 'Dagsetningin eða dagafjöldinn er ekki í lagi.');
  return readHours(db, start, days, today);
}
