import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { rows } from '../../../db/rows.ts';

/** Invoices in one transaction, so that none holds its locks for long. */
const batchSize = 500;

/**
 * The oldest invoices that may go together: below which number. The numbers that stay have no gap, and a credit note stays with
 * its invoice.
 * @returns null when nothing may go
 */
export async function findBound(tx: Database, before: Date): Promise<number | null> {
  const { first, kept } = await readRange(tx, before);
  if (first === null || kept <= first) return null;
  for (let size = batchSize; ; size *= 2) {
    const bound = await withCreditNotes(tx, Math.min(kept, first + size));
    if (bound > first) return bound;
    if (first + size >= kept) return null;
  }
}

/** The lowest number there is, and the lowest that was issued at `before` or later. */
async function readRange(tx: Database, before: Date): Promise<{ first: number | null; kept: number }> {
  const moment = before.toISOString();
  const [range] = await rows<{ first: number | null; kept: number }>(
    tx,
    sql`SELECT min(number) AS first, coalesce(
        (SELECT number FROM invoices WHERE issued_at >= ${moment}::timestamptz ORDER BY number LIMIT 1),
        max(number) + 1, 0) AS kept FROM invoices`,
  );
  return range ?? { first: null, kept: 0 };
}

/** Lowers the bound until no credit note above it credits an invoice below. */
async function withCreditNotes(tx: Database, bound: number): Promise<number> {
  const [row] = await rows<{ lowest: number | null }>(
    tx,
    sql`SELECT min(i.number) AS lowest FROM invoices i JOIN invoices c ON c.credits_invoice_id = i.id
      WHERE i.number < ${bound} AND c.number >= ${bound}`,
  );
  return row?.lowest == null ? bound : withCreditNotes(tx, row.lowest);
}
