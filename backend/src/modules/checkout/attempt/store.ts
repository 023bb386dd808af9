import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { checkoutAttempts, type AttemptAnswer, type AttemptKind } from '../../../db/schema/orders.ts';
import type { InvoicePaymentDraft } from '../../../db/schema/invoice-payment-draft.ts';
import type { OrderDraft } from '../../../db/schema/order-draft.ts';

export type AttemptRow = typeof checkoutAttempts.$inferSelect;

export async function findAttempt(db: Database, idempotencyKey: string): Promise<AttemptRow | null> {
  const rows = await db
    .select()
    .from(checkoutAttempts)
    .where(eq(checkoutAttempts.idempotencyKey, idempotencyKey));
  return rows[0] ?? null;
}

export async function findAttemptById(db: Database, id: number): Promise<AttemptRow> {
  const [row] = await db.select().from(checkoutAttempts).where(eq(checkoutAttempts.id, id));
  if (!row) throw new Error(`No attempt ${id}`);
  return row;
}

/** Null when the key has been used. */
export async function insertAttempt(
  tx: Database,
  values: {
    idempotencyKey: string;
    kind?: AttemptKind;
    cartId: number | null;
    customerId: number;
    placedBy?: number;
    inputHash: string;
  },
): Promise<AttemptRow | null> {
  const rows = await tx.insert(checkoutAttempts).values(values).onConflictDoNothing().returning();
  return rows[0] ?? null;
}

/**
 * Seconds after which an attempt that was written down but reserved nothing counts as stalled: its process may be gone. The next
 * request continues or voids it; should the first one still be alive, the attempt's lock lets only one of them through.
 */
const stalledAfterSeconds = 5;

/** Whether an attempt that was only written down, and has reserved nothing yet, has stalled; by the database's clock. */
export async function isAttemptStalled(db: Database, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: checkoutAttempts.id })
    .from(checkoutAttempts)
    .where(
      and(
        eq(checkoutAttempts.id, id),
        eq(checkoutAttempts.state, 'Started'),
        lt(checkoutAttempts.startedAt, sql`now() - make_interval(secs => ${stalledAfterSeconds})`),
      ),
    );
  return rows.length > 0;
}

/**
 * The newest order or request that this visitor placed from this customer's cart in the last `within` seconds, and has not seen
 * until the last `seenWithin` seconds.
 */
export async function findLastPlacedAttempt(
  db: Database,
  { actorId, customerId }: { actorId: number; customerId: number },
  { placedWithin, seenWithin }: { placedWithin: number; seenWithin: number },
): Promise<AttemptRow | null> {
  const rows = await db
    .select()
    .from(checkoutAttempts)
    .where(
      and(
        eq(checkoutAttempts.placedBy, actorId),
        eq(checkoutAttempts.customerId, customerId),
        eq(checkoutAttempts.kind, 'Order'),
        inArray(checkoutAttempts.state, ['Completed', 'Requested']),
        gt(checkoutAttempts.finishedAt, sql`now() - make_interval(secs => ${placedWithin})`),
        or(
          isNull(checkoutAttempts.seenAt),
          gt(checkoutAttempts.seenAt, sql`now() - make_interval(secs => ${seenWithin})`),
        ),
      ),
    )
    .orderBy(desc(checkoutAttempts.finishedAt), desc(checkoutAttempts.id))
    .limit(1);
  return rows[0] ?? null;
}

/** Locks an attempt in any state. */
export async function lockAttempt(tx: Database, id: number): Promise<AttemptRow> {
  const [row] = await tx.select().from(checkoutAttempts).where(eq(checkoutAttempts.id, id)).for('update');
  if (!row) throw new Error(`No attempt ${id}`);
  return row;
}

/** An attempt that has been running for too long in no live request; those that wait for money are settled, not voided. */
export async function lockAbandonedAttempt(
  tx: Database,
  olderThanSeconds: number,
): Promise<AttemptRow | null> {
  const rows = await tx
    .select()
    .from(checkoutAttempts)
    .where(
      and(
        isNull(checkoutAttempts.finishedAt),
        ne(checkoutAttempts.state, 'Paying'),
        lt(checkoutAttempts.startedAt, sql`now() - make_interval(secs => ${olderThanSeconds})`),
      ),
    )
    .orderBy(checkoutAttempts.startedAt)
    .limit(1)
    .for('update', { skipLocked: true });
  return rows[0] ?? null;
}

export async function setAttemptState(
  tx: Database,
  id: number,
  state: 'Started' | 'Reserved',
): Promise<void> {
  await tx.update(checkoutAttempts).set({ state }).where(eq(checkoutAttempts.id, id));
}

/** What is to be done is drafted and reserved; from here on the payment decides. */
export async function saveAttemptDraft(
  tx: Database,
  id: number,
  draft: OrderDraft | InvoicePaymentDraft,
): Promise<void> {
  await tx.update(checkoutAttempts).set({ state: 'Paying', draft }).where(eq(checkoutAttempts.id, id));
}

/** Removes the draft: the order has its own copies, and a failed one is not needed. */
export async function finishAttempt(
  tx: Database,
  id: number,
  state: 'Completed' | 'Requested' | 'Failed',
  answer: AttemptAnswer,
): Promise<void> {
  await tx
    .update(checkoutAttempts)
    .set({ state, answer, draft: null, finishedAt: sql`now()` })
    .where(eq(checkoutAttempts.id, id));
}
