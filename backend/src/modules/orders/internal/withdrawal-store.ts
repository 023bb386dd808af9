import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { orderItems } from '../../../db/schema/orders.ts';
import { withdrawalItems, withdrawals } from '../../../db/schema/withdrawals.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;

/** @returns false when the line has fewer units left */
export async function withdrawUnits(tx: Database, itemId: number, units: number): Promise<boolean> {
  const rows = await tx
    .update(orderItems)
    .set({ withdrawn: sql`${orderItems.withdrawn} + ${units}::integer` })
    .where(
      and(
        eq(orderItems.id, itemId),
        sql`${orderItems.withdrawn} + ${units}::integer <= ${orderItems.quantity} - ${orderItems.cancelled}`,
      ),
    )
    .returning({ id: orderItems.id });
  return rows.length > 0;
}

export async function insertWithdrawal(
  tx: Database,
  values: { orderId: number; actorId: number },
  units: ReadonlyMap<number, number>,
): Promise<WithdrawalRow> {
  const rows = await tx.insert(withdrawals).values(values).returning();
  const [row] = rows;
  if (!row) throw new Error('The withdrawal was not written');
  await tx
    .insert(withdrawalItems)
    .values([...units].map(([orderItemId, quantity]) => ({ withdrawalId: row.id, orderItemId, quantity })));
  return row;
}

/** Decides a pending withdrawal, once; null when it is unknown or decided. */
export async function updateDecision(
  tx: Database,
  id: number,
  { state, reason }: { state: 'Received' | 'Declined'; reason: string | null },
): Promise<WithdrawalRow | null> {
  const rows = await tx
    .update(withdrawals)
    .set({ state, reason, decidedAt: sql`now()` })
    .where(and(eq(withdrawals.id, id), eq(withdrawals.state, 'Requested')))
    .returning();
  return rows[0] ?? null;
}

export async function findWithdrawal(db: Database, id: number): Promise<WithdrawalRow | null> {
  const rows = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
  return rows[0] ?? null;
}

/** Oldest first. */
export function findWithdrawals(db: Database, orderId: number): Promise<WithdrawalRow[]> {
  return db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId)).orderBy(asc(withdrawals.id));
}

export async function findWithdrawalItems(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(withdrawalItems)
    .where(inArray(withdrawalItems.withdrawalId, [...ids]));
}

/** Units that came back by withdrawals, by row id of the order's lines. */
export async function findReceivedUnits(db: Database, orderId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({
      itemId: withdrawalItems.orderItemId,
      units: sql<number>`sum(${withdrawalItems.quantity})::integer`,
    })
    .from(withdrawalItems)
    .innerJoin(withdrawals, eq(withdrawals.id, withdrawalItems.withdrawalId))
    .where(and(eq(withdrawals.orderId, orderId), eq(withdrawals.state, 'Received')))
    .groupBy(withdrawalItems.orderItemId);
  return new Map(rows.map(({ itemId, units }) => [itemId, units]));
}

/** Withdrawals of these orders that wait for the returned goods, oldest first. */
export function findPendingWithdrawals(db: Database, orderIds: readonly number[]): Promise<WithdrawalRow[]> {
  return db
    .select()
    .from(withdrawals)
    .where(and(inArray(withdrawals.orderId, [...orderIds]), eq(withdrawals.state, 'Requested')))
    .orderBy(asc(withdrawals.id));
}
