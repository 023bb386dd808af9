import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { quoteItems } from '../../../db/schema/quotes.ts';

export type QuoteLineRow = typeof quoteItems.$inferSelect;

/** The lines of a quote with the current state of their products; null for one that left the range. */
export function findLines(db: Database, quoteId: number) {
  return db
    .select({
      line: getTableColumns(quoteItems),
      product: {
        // First, because Drizzle takes a null here for a missing row.
        id: products.id,
        slug: products.slug,
        stock: sql<number>`${products.stockOnHand} - ${products.stockReserved}`.mapWith(Number),
        unitOfMeasure: products.unitOfMeasure,
        isSpecialOrder: products.isSpecialOrder,
        withdrawalExemption: products.withdrawalExemption,
        listPrice: products.listPrice,
        taxPercentage: products.taxPercentage,
        discount: products.discount,
        priceTiers: products.priceTiers,
        salesCode: products.salesCode,
      },
    })
    .from(quoteItems)
    .leftJoin(products, and(eq(products.id, quoteItems.productId), isNull(products.takenOutAt)))
    .where(eq(quoteItems.quoteId, quoteId))
    .orderBy(asc(quoteItems.id));
}
export type QuotedLineWithProduct = Awaited<ReturnType<typeof findLines>>[number];

export async function insertLine(
  tx: Database,
  values: Omit<typeof quoteItems.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(quoteItems).values(values);
}

export async function updateLine(
  tx: Database,
  id: number,
  {
    quantity,
    unitPrice,
    price,
    priceWithoutTax,
    discountPercentage,
    regularPrice,
    listPrice,
    vat,
  }: Pick<
    QuoteLineRow,
    | 'quantity'
    | 'unitPrice'
    | 'price'
    | 'priceWithoutTax'
    | 'discountPercentage'
    | 'regularPrice'
    | 'listPrice'
    | 'vat'
  >,
): Promise<void> {
  const values = {
    quantity,
    unitPrice,
    price,
    priceWithoutTax,
    discountPercentage,
    regularPrice,
    listPrice,
    vat,
  };
  await tx.update(quoteItems).set(values).where(eq(quoteItems.id, id));
}

/** Offers a line in place of another of its quote, or as a line of its own (null). */
export async function setAlternative(
  tx: Database,
  id: number,
  alternativeToId: number | null,
): Promise<void> {
  await tx.update(quoteItems).set({ alternativeToId }).where(eq(quoteItems.id, id));
}

export async function deleteLine(tx: Database, id: number): Promise<void> {
  await tx.delete(quoteItems).where(eq(quoteItems.id, id));
}
