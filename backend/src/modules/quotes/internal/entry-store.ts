import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { customers } from '../../../db/schema/customers.ts';
import { quoteEntries } from '../../../db/schema/quotes.ts';

export type QuoteEntryRow = typeof quoteEntries.$inferSelect;
export type NewQuoteEntry = Omit<typeof quoteEntries.$inferInsert, 'id' | 'writtenAt'>;

/** In the order they were written. */
export function findEntries(db: Database, quoteId: number, limit: number) {
  return db
    .select({ entry: quoteEntries, author: customers.name })
    .from(quoteEntries)
    .leftJoin(customers, eq(customers.id, quoteEntries.authorId))
    .where(eq(quoteEntries.quoteId, quoteId))
    .orderBy(asc(quoteEntries.id))
    .limit(limit);
}

export async function insertEntry(tx: Database, entry: NewQuoteEntry): Promise<void> {
  await tx.insert(quoteEntries).values(entry);
}

/** Makes presses with the same key wait for each other until the transaction ends. */
export async function lockEntryKey(tx: Database, authorId: number, key: string): Promise<void> {
  const name = `quote-entry:${authorId}:${key}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export async function findEntryByKey(
  db: Database,
  authorId: number,
  key: string,
): Promise<QuoteEntryRow | null> {
  const rows = await db
    .select()
    .from(quoteEntries)
    .where(and(eq(quoteEntries.authorId, authorId), eq(quoteEntries.key, key)));
  return rows[0] ?? null;
}

/** Whether this person asked for the quote. */
export async function isAskedBy(db: Database, quoteId: number, actorId: number): Promise<boolean> {
  const asked = and(
    eq(quoteEntries.quoteId, quoteId),
    eq(quoteEntries.authorId, actorId),
    eq(quoteEntries.kind, 'Request'),
  );
  return (await db.$count(quoteEntries, asked)) > 0;
}

export async function countEntries(db: Database, quoteId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(quoteEntries)
    .where(eq(quoteEntries.quoteId, quoteId));
  return row?.total ?? 0;
}

/** The last thing that a buyer asked for on each of these quotes. */
export async function findLastAsked(
  db: Database,
  quoteIds: readonly number[],
): Promise<ReadonlyMap<number, QuoteEntryRow>> {
  if (quoteIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([quoteEntries.quoteId])
    .from(quoteEntries)
    .where(
      and(inArray(quoteEntries.quoteId, [...quoteIds]), inArray(quoteEntries.kind, ['Request', 'Counter'])),
    )
    .orderBy(asc(quoteEntries.quoteId), desc(quoteEntries.id));
  return new Map(rows.map((row) => [row.quoteId, row]));
}
