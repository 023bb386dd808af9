import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { adyenBookings, adyenPayments } from '../../../db/schema/adyen.ts';

export type AdyenPayment = typeof adyenPayments.$inferSelect;
export type AdyenBooking = typeof adyenBookings.$inferSelect;

/** Written before Adyen is called; the existing one where there is one. */
export async function insertPayment(
  db: Database,
  values: Pick<AdyenPayment, 'reference' | 'amount' | 'keepsCard' | 'isClosed'>,
): Promise<AdyenPayment> {
  await db.insert(adyenPayments).values(values).onConflictDoNothing();
  const payment = await findPayment(db, values.reference);
  if (!payment) throw new Error('The payment was not written');
  return payment;
}

export async function findPayment(db: Database, reference: string): Promise<AdyenPayment | null> {
  const rows = await db.select().from(adyenPayments).where(eq(adyenPayments.reference, reference));
  return rows[0] ?? null;
}

export async function findPaymentByPsp(db: Database, pspReference: string): Promise<AdyenPayment | null> {
  const rows = await db.select().from(adyenPayments).where(eq(adyenPayments.pspReference, pspReference));
  return rows[0] ?? null;
}

/** Changes a payment while nobody else does. @returns it before and after; null for an unknown reference */
export function changePayment(
  db: Database,
  reference: string,
  change: (payment: AdyenPayment, tx: Database) => Partial<AdyenPayment> | Promise<Partial<AdyenPayment>>,
): Promise<{ before: AdyenPayment; after: AdyenPayment } | null> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(adyenPayments)
      .where(eq(adyenPayments.reference, reference))
      .for('update');
    if (!before) return null;
    const changes = await change(before, tx);
    if (Object.keys(changes).length === 0) return { before, after: before };
    const [after] = await tx
      .update(adyenPayments)
      .set(changes)
      .where(eq(adyenPayments.reference, reference))
      .returning();
    return { before, after: after ?? before };
  });
}

/** Written before Adyen is called; the existing one where there is one. */
export async function insertBooking(
  db: Database,
  values: Pick<AdyenBooking, 'reference' | 'payment' | 'kind' | 'amount'>,
): Promise<{ booking: AdyenBooking; isNew: boolean }> {
  const [inserted] = await db.insert(adyenBookings).values(values).onConflictDoNothing().returning();
  if (inserted) return { booking: inserted, isNew: true };
  const [booking] = await db
    .select()
    .from(adyenBookings)
    .where(eq(adyenBookings.reference, values.reference));
  if (!booking) throw new Error('The booking was not written');
  return { booking, isNew: false };
}

/** Oldest first. */
export function findBookings(db: Database, payment: string): Promise<AdyenBooking[]> {
  return db
    .select()
    .from(adyenBookings)
    .where(eq(adyenBookings.payment, payment))
    .orderBy(adyenBookings.changedAt, adyenBookings.reference);
}

/** The booking that a webhook is about: by Adyen's reference of it, or by ours. */
export async function findBooking(
  db: Database,
  references: { pspReference: string; reference: string },
): Promise<AdyenBooking | null> {
  const rows = await db
    .select()
    .from(adyenBookings)
    .where(
      or(
        eq(adyenBookings.pspReference, references.pspReference),
        eq(adyenBookings.reference, references.reference),
      ),
    );
  return rows[0] ?? null;
}

/** A later state never gives way to an earlier one. */
const rank = { Sent: 0, Received: 1, Done: 2, Failed: 3 } as const;

/** @returns whether the booking came to this state by this call */
export async function advanceBooking(
  db: Database,
  reference: string,
  values: { state: AdyenBooking['state']; pspReference?: string; reason?: string },
): Promise<boolean> {
  const earlier = Object.entries(rank).flatMap(([state, at]) => (at < rank[values.state] ? [state] : []));
  const rows = await db
    .update(adyenBookings)
    .set({ ...values, changedAt: sql`now()` })
    .where(
      and(
        eq(adyenBookings.reference, reference),
        sql`${adyenBookings.state} IN (${sql.join(
          earlier.map((state) => sql`${state}`),
          sql`, `,
        )})`,
      ),
    )
    .returning({ reference: adyenBookings.reference });
  return rows.length > 0;
}
