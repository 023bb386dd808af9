import type { ResolversParentTypes } from '../../../../graphql/generated/resolvers.ts';
import type { Database } from '../../db/connect.ts';
import { quoteNumber, today } from './internal/read.ts';
import { findOpenQuotes } from './internal/store.ts';

const maxOpenQuotes = 20;

/** Quotes that a customer can accept, the first due first. */
export async function readOpenQuotes(
  db: Database,
  customerId: number,
): Promise<ResolversParentTypes['OpenQuote'][]> {
  const rows = await findOpenQuotes(db, customerId, today(), maxOpenQuotes);
  return rows.map((row) => ({
    id: String(row.id),
    number: quoteNumber(row),
    totalPrice: row.total,
    validUntilDate: row.validUntil,
  }));
}
