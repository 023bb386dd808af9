import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { checkoutAttempts } from '../../db/schema/orders.ts';
import { cardPayments, type CardPaymentState, customerCards } from '../../db/schema/payments.ts';

export type PaymentRow = typeof cardPayments.$inferSelect;

const secondsFromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Written before the acquirer is called, so that no payment can be lost. */
export async function insertPayment(
  tx: Database,
  { cardId, ...values }: { attemptId: number; reference: string; amount: number; cardId: number | null },
  checkAfterSeconds: number,
): Promise<PaymentRow> {
  // A card that is being deleted is waited for, and is null then.
  const keptCardId = sql`(SELECT ${customerCards.id} FROM ${customerCards} WHERE ${customerCards.id} = ${cardId} FOR KEY SHARE)`;
  const rows = await tx
    .insert(cardPayments)
    .values({
      ...values,
      ...(cardId !== null && { cardId: keptCardId }),
      checkAt: secondsFromNow(checkAfterSeconds),
    })
    .returning();
  const [row] = rows;
  if (!row) throw new Error('The payment was not written');
  return row;
}

export async function findPayment(db: Database, id: number): Promise<PaymentRow | null> {
  const rows = await db.select().from(cardPayments).where(eq(cardPayments.id, id));
  return rows[0] ?? null;
}

export async function findPaymentByReference(db: Database, reference: string): Promise<PaymentRow | null> {
  const rows = await db.select().from(cardPayments).where(eq(cardPayments.reference, reference));
  return rows[0] ?? null;
}

export async function findPaymentByAttempt(db: Database, attemptId: number): Promise<PaymentRow | null> {
  const rows = await db.select().from(cardPayments).where(eq(cardPayments.attemptId, attemptId));
  return rows[0] ?? null;
}

/** Locks a payment until the transaction ends; its attempt must be locked before. */
export async function lockPayment(tx: Database, id: number): Promise<PaymentRow> {
  const [row] = await tx.select().from(cardPayments).where(eq(cardPayments.id, id)).for('update');
  if (!row) throw new Error(`No payment ${id}`);
  return row;
}

/** The acquirer has not reported yet whether the money is held. */
export const isUndecided = ({ state }: PaymentRow): boolean =>
  state === 'Authorising' || state === 'Challenge';

/** `checkAfterSeconds` null: nothing is pending. */
export async function updatePayment(
  tx: Database,
  id: number,
  values: { state: CardPaymentState; acquirerId?: string; challengeUrl?: string | null; cardId?: number },
  checkAfterSeconds: number | null,
): Promise<PaymentRow> {
  const [row] = await tx
    .update(cardPayments)
    .set({ ...values, checkAt: checkAfterSeconds === null ? null : secondsFromNow(checkAfterSeconds) })
    .where(eq(cardPayments.id, id))
    .returning();
  if (!row) throw new Error(`No payment ${id}`);
  return row;
}

/** Leases one due payment for `leaseSeconds`: another process finds the next one. */
export async function leaseDuePayment(db: Database, leaseSeconds: number): Promise<PaymentRow | null> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(cardPayments)
      .where(lte(cardPayments.checkAt, sql`now()`))
      .orderBy(asc(cardPayments.checkAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const [row] = rows;
    if (!row) return null;
    await tx
      .update(cardPayments)
      .set({ checkAt: secondsFromNow(leaseSeconds) })
      .where(eq(cardPayments.id, row.id));
    return row;
  });
}

/** Seconds since a payment was started, by the database's clock. */
export async function readPaymentAge(db: Database, id: number): Promise<number> {
  const rows = await db
    .select({ age: sql<number>`extract(epoch FROM now() - ${cardPayments.startedAt})`.mapWith(Number) })
    .from(cardPayments)
    .where(eq(cardPayments.id, id));
  return rows[0]?.age ?? 0;
}

/** Payments of this cart's own goods whose attempts have not ended. */
export async function findOtherOpenPayments(db: Database, cartId: number): Promise<PaymentRow[]> {
  const rows = await db
    .select({ payment: cardPayments })
    .from(cardPayments)
    .innerJoin(checkoutAttempts, eq(checkoutAttempts.id, cardPayments.attemptId))
    .where(
      and(
        eq(checkoutAttempts.cartId, cartId),
        isNull(checkoutAttempts.finishedAt),
        sql`${checkoutAttempts.draft} ->> 'cartId' IS NOT NULL`,
      ),
    );
  return rows.map(({ payment }) => payment);
}
