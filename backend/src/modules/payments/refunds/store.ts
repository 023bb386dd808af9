import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { invoices } from '../../../db/schema/invoices.ts';
import { orders } from '../../../db/schema/orders.ts';
import { cardPayments, cardRefunds } from '../../../db/schema/payments.ts';

export type RefundRow = typeof cardRefunds.$inferSelect;

export async function findPaymentOfOrder(db: Database, orderId: number): Promise<{ id: number } | null> {
  const rows = await db
    .select({ id: cardPayments.id })
    .from(cardPayments)
    .innerJoin(orders, eq(orders.attemptId, cardPayments.attemptId))
    .where(eq(orders.id, orderId));
  return rows[0] ?? null;
}

export async function insertRefund(
  tx: Database,
  values: Pick<RefundRow, 'paymentId' | 'invoiceId' | 'reference' | 'amount'>,
): Promise<void> {
  await tx.insert(cardRefunds).values(values);
}

/** Leases one due refund for `leaseSeconds`: another process finds the next one. */
export async function leaseDueRefund(db: Database, leaseSeconds: number): Promise<RefundRow | null> {
  const due = sql`SELECT id FROM ${cardRefunds} WHERE check_at <= now() ORDER BY check_at LIMIT 1 FOR UPDATE SKIP LOCKED`;
  const rows = await db
    .update(cardRefunds)
    .set({ checkAt: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where(sql`${cardRefunds.id} = (${due})`)
    .returning();
  return rows[0] ?? null;
}

/** Ends a refund once. @returns false when another process was faster */
export async function finishRefund(
  tx: Database,
  id: number,
  state: 'Refunded' | 'Refused',
): Promise<boolean> {
  const rows = await tx
    .update(cardRefunds)
    .set({ state, checkAt: null })
    .where(and(eq(cardRefunds.id, id), eq(cardRefunds.state, 'Refunding')))
    .returning({ id: cardRefunds.id });
  return rows.length > 0;
}

/** A payment whose whole amount was refunded is Refunded. */
export async function markFullyRefunded(tx: Database, paymentId: number): Promise<void> {
  const refundedAmount = sql`(SELECT coalesce(sum(amount), 0) FROM ${cardRefunds} WHERE payment_id = ${paymentId} AND state = 'Refunded')`;
  await tx
    .update(cardPayments)
    .set({ state: 'Refunded' })
    .where(
      and(
        eq(cardPayments.id, paymentId),
        eq(cardPayments.state, 'Captured'),
        lte(cardPayments.amount, refundedAmount),
      ),
    );
}

/** What staff need to refund by hand. */
export interface RefundDetails {
  orderId: number;
  /** Number of the credit note. */
  creditNote: number;
  receiverName: string;
  email: string;
  phone: string;
  /** The acquirer's id of the payment. */
  acquirerId: string | null;
}

export async function findRefundDetails(tx: Database, refundId: number): Promise<RefundDetails> {
  const [details] = await tx
    .select({
      orderId: orders.id,
      creditNote: invoices.number,
      receiverName: orders.receiverName,
      email: orders.email,
      phone: orders.phone,
      acquirerId: cardPayments.acquirerId,
    })
    .from(cardRefunds)
    .innerJoin(invoices, eq(invoices.id, cardRefunds.invoiceId))
    .innerJoin(cardPayments, eq(cardPayments.id, cardRefunds.paymentId))
    .innerJoin(orders, eq(orders.attemptId, cardPayments.attemptId))
    .where(eq(cardRefunds.id, refundId));
  if (!details) throw new Error(`No order behind refund ${refundId}`);
  return details;
}

/** Refunds of an order, oldest first. */
export function findRefunds(
  db: Database,
  orderId: number,
): Promise<Pick<RefundRow, 'id' | 'amount' | 'state'>[]> {
  return db
    .select({ id: cardRefunds.id, amount: cardRefunds.amount, state: cardRefunds.state })
    .from(cardRefunds)
    .innerJoin(cardPayments, eq(cardPayments.id, cardRefunds.paymentId))
    .innerJoin(orders, eq(orders.attemptId, cardPayments.attemptId))
    .where(eq(orders.id, orderId))
    .orderBy(asc(cardRefunds.id));
}
