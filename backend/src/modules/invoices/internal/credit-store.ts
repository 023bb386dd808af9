import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { invoiceItems, invoices } from '../../../db/schema/invoices.ts';
import type { InvoiceRow } from './store.ts';

/** An invoice, locked until the transaction ends: serialises its credit notes. */
export async function lockInvoice(tx: Database, id: number): Promise<InvoiceRow | null> {
  const rows = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.isCredit, false)))
    .for('update');
  return rows[0] ?? null;
}

export async function findInvoiceByCreditKey(tx: Database, key: string): Promise<InvoiceRow | null> {
  const rows = await tx.select().from(invoices).where(eq(invoices.creditKey, key));
  return rows[0] ?? null;
}

/** @returns false when the line has fewer units left */
export async function creditUnits(tx: Database, itemId: number, units: number): Promise<boolean> {
  const rows = await tx
    .update(invoiceItems)
    .set({ credited: sql`${invoiceItems.credited} + ${units}::integer` })
    .where(
      and(
        eq(invoiceItems.id, itemId),
        sql`${invoiceItems.credited} + ${units}::integer <= ${invoiceItems.quantity}`,
      ),
    )
    .returning({ id: invoiceItems.id });
  return rows.length > 0;
}

/** Credits an amount; one that was paid in part and of which nothing is left then is paid. */
export async function creditAmount(tx: Database, id: number, amount: number): Promise<void> {
  const isDone = sql`${invoices.paidAt} IS NULL AND ${invoices.paid} > 0
    AND ${invoices.paid} + ${invoices.credited} + ${amount}::integer >= ${invoices.price}`;
  await tx
    .update(invoices)
    .set({
      credited: sql`${invoices.credited} + ${amount}::integer`,
      paidAt: sql`CASE WHEN ${isDone} THEN now() ELSE ${invoices.paidAt} END`,
    })
    .where(eq(invoices.id, id));
}

export async function findInvoiceByOrder(db: Database, orderId: number): Promise<InvoiceRow | null> {
  const rows = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
  return rows[0] ?? null;
}

export async function findInvoiceByNumber(db: Database, number: number): Promise<InvoiceRow | null> {
  const rows = await db.select().from(invoices).where(eq(invoices.number, number));
  return rows[0] ?? null;
}

/** Credit notes of an invoice, oldest first. */
export function findCredits(db: Database, invoiceId: number): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.creditsInvoiceId, invoiceId))
    .orderBy(asc(invoices.number));
}
