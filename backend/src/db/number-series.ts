import { sql } from 'drizzle-orm';
import type { Database } from './connect.ts';
import { numberSeries } from './schema/invoices.ts';

/**
 * The next number of a series, which stays locked until the transaction ends: the number of a rolled-back transaction goes to the
 * next document.
 * @param before a new series starts after this number
 */
export async function nextInSeries(tx: Database, name: string, before: number): Promise<number> {
  const rows = await tx
    .insert(numberSeries)
    .values({ name, last: before + 1 })
    .onConflictDoUpdate({ target: numberSeries.name, set: { last: sql`${numberSeries.last} + 1` } })
    .returning({ number: numberSeries.last });
  const [row] = rows;
  if (!row) throw new Error('The series gave no number');
  return row.number;
}
