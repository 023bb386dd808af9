import { sql } from 'drizzle-orm';
import type { SearchOutcome } from '../../../../lib/contract/rest-schemas.ts';
import { dayMs } from '../../../../lib/rules/dates/durations.ts';
import type { Database } from '../../db/connect.ts';
import { rows } from '../../db/rows.ts';

/** More different texts than buyers type in a day: from then on only known ones are counted. */
const maxTextsOfDay = 20_000;
const maxLength = 100;
const retentionDays = 90;
/** A phone number has seven digits, a national id ten, a card sixteen. */
const personalDigits = 7;

/** Null for what may say who somebody is: an address, or digits enough for a phone number. */
export function toCountedText(typed: string): string | null {
  const text = typed.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const digits = text.replaceAll(/\P{Nd}/gu, '').length;
  const isPersonal = text.includes('@') || digits >= personalDigits;
  return isPersonal || text === '' || text.length > maxLength || text.includes('\0') || !text.isWellFormed()
    ? null
    : text;
}

/** Adds one to the day's counts of a text; nothing is kept of who searched, or when in the day. */
export async function countSearch(
  db: Database,
  { text: typed, isEmpty, isUsed }: SearchOutcome,
): Promise<void> {
  const text = toCountedText(typed);
  if (text === null) return;
  const [empty, clicked] = [Number(isEmpty), Number(isUsed)];
  await db.execute(
    sql`INSERT INTO search_counts AS s (day, text, searches, empty, clicked)
      SELECT current_date, ${text}, 1, ${empty}::integer, ${clicked}::integer
      WHERE EXISTS (SELECT 1 FROM search_counts WHERE day = current_date AND text = ${text})
        OR (SELECT count(*) FROM search_counts WHERE day = current_date) < ${maxTextsOfDay}
      ON CONFLICT (day, text) DO UPDATE SET searches = s.searches + 1, empty = s.empty + excluded.empty,
        clicked = s.clicked + excluded.clicked`,
  );
}

interface SearchReportRow {
  text: string;
  searches: number;
  empty: number;
  clicked: number;
}

/** The texts of the last `days` that found nothing or led nowhere at least `least` times, most first. */
export async function readSearchReport(
  db: Database,
  days: number,
  least: number,
): Promise<{ empty: SearchReportRow[]; unused: SearchReportRow[] }> {
  const read = (column: 'empty' | 'unused'): Promise<SearchReportRow[]> =>
    rows(
      db,
      sql`SELECT text, searches, empty, clicked FROM (
          SELECT text, sum(searches)::integer AS searches, sum(empty)::integer AS empty, sum(clicked)::integer AS clicked,
            sum(searches - empty - clicked)::integer AS unused
          FROM search_counts WHERE day > current_date - ${days}::integer GROUP BY text) counts
        WHERE ${sql.identifier(column)} >= ${least} ORDER BY ${sql.identifier(column)} DESC, text LIMIT 100`,
    );
  return { empty: await read('empty'), unused: await read('unused') };
}

export async function deleteOldSearchCounts(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * dayMs).toISOString().slice(0, 10);
  await db.execute(sql`DELETE FROM search_counts WHERE day < ${before}::date`);
}
