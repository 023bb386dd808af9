import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { invoiceItems, invoices } from '../../../db/schema/invoices.ts';

/** Products sold together on one invoice. */
export interface Basket {
  /** The invoice's number; later invoices have higher ones. */
  number: number;
  issuedAt: Date;
  productIds: number[];
}

/** Up to `limit` invoices after a number and a moment, ordered by number. */
export async function findBasketsAfter(
  db: Database,
  number: number,
  since: Date,
  limit: number,
): Promise<Basket[]> {
  return db
    .select({
      number: invoices.number,
      issuedAt: invoices.issuedAt,
      productIds: sql<number[]>`array_agg(DISTINCT ${invoiceItems.productId})`,
    })
    .from(invoices)
    .innerJoin(invoiceItems, and(eq(invoiceItems.invoiceId, invoices.id), isNotNull(invoiceItems.productId)))
    .where(and(gt(invoices.number, number), gt(invoices.issuedAt, since), eq(invoices.isCredit, false)))
    .groupBy(invoices.id)
    .orderBy(asc(invoices.number))
    .limit(limit);
}
