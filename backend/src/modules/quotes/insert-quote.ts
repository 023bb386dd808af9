import type { Database } from '../../db/connect.ts';
import { nextInSeries } from '../../db/number-series.ts';
import { quoteItems, quotes } from '../../db/schema/quotes.ts';

export type NewQuoteLine = Omit<typeof quoteItems.$inferInsert, 'id' | 'quoteId'>;

/** Numbers start after this one. */
const lastLegacyNumber = 1_000;

export async function insertQuote(
  tx: Database,
  values: Omit<typeof quotes.$inferInsert, 'number'>,
  lines: readonly NewQuoteLine[],
): Promise<number> {
  // Last, because all new quotes share the series.
  const number = await nextInSeries(tx, 'quote', lastLegacyNumber);
  const rows = await tx
    .insert(quotes)
    .values({ ...values, number })
    .returning({ id: quotes.id });
  const [row] = rows;
  if (!row) throw new Error('The quote was not written');
  await tx.insert(quoteItems).values(lines.map((line) => ({ ...line, quoteId: row.id })));
  return row.id;
}
