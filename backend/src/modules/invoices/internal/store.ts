import { and, asc, desc, eq, inArray, ne, or } from 'drizzle-orm';
import { ownInvoiceProvider } from '../../../../../lib/rules/routes/account-paths.ts';
import type { Database } from '../../../db/connect.ts';
import { nextInSeries } from '../../../db/number-series.ts';
import { customers } from '../../../db/schema/customers.ts';
import { invoiceItems, invoices, invoiceTransactions } from '../../../db/schema/invoices.ts';
import { type DocumentReader, ofReadersUnits } from '../document-filter.ts';
import { orders } from '../../../db/schema/orders.ts';

export type InvoiceRow = typeof invoices.$inferSelect;
export type InvoiceItemRow = typeof invoiceItems.$inferSelect;

/** Numbers start after this one, continuing the previous books. */
const lastLegacyNumber = 10_000;

/** The next number of the gapless series. */
export function nextNumber(tx: Database): Promise<number> {
  return nextInSeries(tx, 'invoice', lastLegacyNumber);
}

export async function insertInvoice(tx: Database, values: typeof invoices.$inferInsert): Promise<number> {
  const rows = await tx.insert(invoices).values(values).returning({ id: invoices.id });
  const [row] = rows;
  if (!row) throw new Error('The invoice was not written');
  return row.id;
}

export async function insertItems(tx: Database, values: (typeof invoiceItems.$inferInsert)[]): Promise<void> {
  await tx.insert(invoiceItems).values(values);
}

export async function insertTransaction(
  tx: Database,
  values: typeof invoiceTransactions.$inferInsert,
): Promise<void> {
  await tx.insert(invoiceTransactions).values(values);
}

/** Invoices that are the customer's own or that it owes, of the reader's units. */
const isVisibleTo = (reader: DocumentReader) =>
  and(
    or(eq(invoices.customerId, reader.customerId), eq(invoices.billToId, reader.customerId)),
    ofReadersUnits(invoices.unitId, reader),
  );

export async function findInvoice(
  db: Database,
  { id, reader, provider }: { id: number; reader: DocumentReader; provider: string | null },
): Promise<InvoiceRow | null> {
  const rows = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.id, id),
        isVisibleTo(reader),
        provider === null ? undefined : eq(invoices.dataProvider, provider),
      ),
    );
  return rows[0] ?? null;
}

export async function findInvoiceById(db: Database, id: number): Promise<InvoiceRow | null> {
  const rows = await db.select().from(invoices).where(eq(invoices.id, id));
  return rows[0] ?? null;
}

/** The shop's own, newest first. */
export function findNewestInvoices(
  db: Database,
  { isCredit, count }: { isCredit: boolean; count: number },
): Promise<Pick<InvoiceRow, 'id' | 'customerId' | 'number' | 'isCredit'>[]> {
  const { id, customerId, number } = invoices;
  return db
    .select({ id, customerId, number, isCredit: invoices.isCredit })
    .from(invoices)
    .where(and(eq(invoices.dataProvider, ownInvoiceProvider), eq(invoices.isCredit, isCredit)))
    .orderBy(desc(invoices.number))
    .limit(count);
}

export async function findItems(db: Database, invoiceIds: readonly number[]): Promise<InvoiceItemRow[]> {
  if (invoiceIds.length === 0) return [];
  return db
    .select()
    .from(invoiceItems)
    .where(inArray(invoiceItems.invoiceId, [...invoiceIds]))
    .orderBy(asc(invoiceItems.id));
}

export function findTransactions(db: Database, invoiceId: number) {
  return db
    .select()
    .from(invoiceTransactions)
    .where(eq(invoiceTransactions.invoiceId, invoiceId))
    .orderBy(asc(invoiceTransactions.id));
}

/** What an invoice's document says of its order. */
export async function findInvoicedOrder(db: Database, orderId: number) {
  const rows = await db
    .select({ receiverName: orders.receiverName, address: orders.address, orderedByName: customers.name })
    .from(orders)
    .leftJoin(customers, and(eq(customers.id, orders.actorId), ne(orders.actorId, orders.customerId)))
    .where(eq(orders.id, orderId));
  return rows[0] ?? null;
}
