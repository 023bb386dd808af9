import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import type { InvoicePaymentLine } from '../../../db/schema/invoice-payment-draft.ts';
import { customers } from '../../../db/schema/customers.ts';
import { invoicePaymentLines, invoicePayments, invoices } from '../../../db/schema/invoices.ts';
import { debtor, isOnAccountOf } from './on-account.ts';
import type { InvoiceRow } from './store.ts';

type PaymentRow = typeof invoicePayments.$inferSelect;

/** Invoices that a customer owes, those due first. */
export function findOpenInvoices(db: Database, debtorId: number, limit: number): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(
      and(
        isOnAccountOf(debtorId),
        isNull(invoices.paidAt),
        eq(invoices.isCredit, false),
        sql`${invoices.price} - ${invoices.credited} > ${invoices.paid}`,
      ),
    )
    .orderBy(asc(invoices.dueDate), asc(invoices.id))
    .limit(limit);
}

/** Paid invoices that credit notes came to afterwards, oldest first: what is left of their money counts against others. */
export function findSurplus(db: Database, debtorId: number, limit: number): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(
      and(
        eq(debtor, debtorId),
        gt(invoices.paid, 0),
        sql`${invoices.paid} + ${invoices.credited} > ${invoices.price}`,
      ),
    )
    .orderBy(asc(invoices.id))
    .limit(limit);
}

/** Locks invoices of a debtor, in the order of their ids, so that payments wait for each other and never deadlock. */
export function lockInvoices(tx: Database, debtorId: number, ids: readonly number[]): Promise<InvoiceRow[]> {
  return tx
    .select()
    .from(invoices)
    .where(and(inArray(invoices.id, [...ids]), eq(debtor, debtorId)))
    .orderBy(asc(invoices.id))
    .for('update');
}

/** Moves what a running payment is about to settle; `sign` -1 gives it back. */
export async function moveReserved(
  tx: Database,
  lines: readonly InvoicePaymentLine[],
  sign: 1 | -1,
): Promise<void> {
  for (const { invoiceId, amount } of inOrder(lines))
    await tx
      .update(invoices)
      .set({ paying: sql`${invoices.paying} + ${sign * amount}::integer` })
      .where(eq(invoices.id, invoiceId));
}

/** What was reserved is settled; an invoice of which nothing is left is paid. */
export async function settleReserved(tx: Database, lines: readonly InvoicePaymentLine[]): Promise<void> {
  for (const { invoiceId, amount } of inOrder(lines)) {
    const isDone = sql`${invoices.paidAt} IS NULL AND ${invoices.paid} + ${amount}::integer + ${invoices.credited} >= ${invoices.price}`;
    await tx
      .update(invoices)
      .set({
        paying: sql`${invoices.paying} - ${amount}::integer`,
        paid: sql`${invoices.paid} + ${amount}::integer`,
        paidAt: sql`CASE WHEN ${isDone} THEN now() ELSE ${invoices.paidAt} END`,
      })
      .where(eq(invoices.id, invoiceId));
  }
}

const inOrder = (lines: readonly InvoicePaymentLine[]): InvoicePaymentLine[] =>
  lines.toSorted((a, b) => a.invoiceId - b.invoiceId);

export async function insertPayment(
  tx: Database,
  values: typeof invoicePayments.$inferInsert,
  lines: readonly InvoicePaymentLine[],
): Promise<number> {
  const [row] = await tx.insert(invoicePayments).values(values).returning({ id: invoicePayments.id });
  if (!row) throw new Error('The payment was not written');
  await tx.insert(invoicePaymentLines).values(lines.map((line) => ({ ...line, paymentId: row.id })));
  return row.id;
}

export async function setPaid(tx: Database, invoiceId: number, amount: number): Promise<void> {
  await tx.update(invoices).set({ paid: amount }).where(eq(invoices.id, invoiceId));
}

/** A customer's own payment with the name of who made it. */
export async function findPayment(
  db: Database,
  customerId: number,
  id: number,
): Promise<(PaymentRow & { payerName: string | null }) | null> {
  const rows = await db
    .select({ payment: invoicePayments, payerName: customers.name })
    .from(invoicePayments)
    .leftJoin(customers, eq(customers.id, invoicePayments.actorId))
    .where(and(eq(invoicePayments.id, id), eq(invoicePayments.customerId, customerId)));
  const [row] = rows;
  return row ? { ...row.payment, payerName: row.payerName } : null;
}

/** The lines of a payment with the numbers of their invoices. */
export function findPaymentLines(db: Database, paymentId: number) {
  return db
    .select({
      invoiceId: invoicePaymentLines.invoiceId,
      amount: invoicePaymentLines.amount,
      byCredit: invoicePaymentLines.byCredit,
      number: invoices.number,
    })
    .from(invoicePaymentLines)
    .innerJoin(invoices, eq(invoices.id, invoicePaymentLines.invoiceId))
    .where(eq(invoicePaymentLines.paymentId, paymentId))
    .orderBy(asc(invoices.number));
}

/** What payments settled of an invoice, oldest first. */
export function findPaymentsOfInvoice(db: Database, invoiceId: number) {
  return db
    .select({
      paymentId: invoicePaymentLines.paymentId,
      customerId: invoicePayments.customerId,
      amount: invoicePaymentLines.amount,
      method: invoicePayments.method,
      paidAt: invoicePayments.paidAt,
    })
    .from(invoicePaymentLines)
    .innerJoin(invoicePayments, eq(invoicePayments.id, invoicePaymentLines.paymentId))
    .where(eq(invoicePaymentLines.invoiceId, invoiceId))
    .orderBy(asc(invoicePayments.paidAt), asc(invoicePayments.id));
}
