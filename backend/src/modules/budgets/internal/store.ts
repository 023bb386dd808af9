import { and, asc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { budgets, budgetSpending, budgetUses } from '../../../db/schema/budgets.ts';
import { customers } from '../../../db/schema/customers.ts';
import { orders } from '../../../db/schema/orders.ts';

export type BudgetRow = typeof budgets.$inferSelect;

/** Budgets of these companies that are the person's or the cost centre's. @param costCentre as lib/rules' toCostCentreKey */
export function findBudgets(
  db: Database,
  companyIds: readonly number[],
  { personId, costCentre }: { personId: number; costCentre: string | null },
): Promise<BudgetRow[]> {
  const whose = or(
    eq(budgets.personId, personId),
    costCentre === null ? undefined : eq(budgets.costCentre, costCentre),
  );
  return db
    .select()
    .from(budgets)
    .where(and(inArray(budgets.companyId, [...companyIds]), whose))
    .orderBy(asc(budgets.id));
}

/** Budgets of these companies that an order of the person may count against: their own, and each cost centre's. */
export function findBudgetsOfBuyer(
  db: Database,
  companyIds: readonly number[],
  personId: number,
): Promise<BudgetRow[]> {
  const whose = or(eq(budgets.personId, personId), isNotNull(budgets.costCentre));
  return db
    .select()
    .from(budgets)
    .where(and(inArray(budgets.companyId, [...companyIds]), whose))
    .orderBy(asc(budgets.costCentre), asc(budgets.id));
}

export function findBudgetsOfCompany(db: Database, companyId: number) {
  return db
    .select({ budget: budgets, personName: customers.name })
    .from(budgets)
    .leftJoin(customers, eq(customers.id, budgets.personId))
    .where(eq(budgets.companyId, companyId))
    .orderBy(asc(customers.nameSort), asc(budgets.costCentre), asc(budgets.id));
}

/** Locks budgets until the transaction ends, always in the same order; what was spent of them is read after this. */
export async function lockBudgets(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: budgets.id })
    .from(budgets)
    .where(inArray(budgets.id, [...ids]))
    .orderBy(asc(budgets.id))
    .for('no key update');
}

/** Krónur spent by budget, in the periods that begin on these days. */
export async function findSpending(
  db: Database,
  periods: readonly { id: number; startsOn: string }[],
): Promise<Map<number, number>> {
  if (periods.length === 0) return new Map();
  const rows = await db
    .select()
    .from(budgetSpending)
    .where(
      or(
        ...periods.map(({ id, startsOn }) =>
          and(eq(budgetSpending.budgetId, id), eq(budgetSpending.startsOn, startsOn)),
        ),
      ),
    );
  return new Map(rows.map(({ budgetId, spent }) => [budgetId, spent]));
}

export async function insertUse(tx: Database, use: typeof budgetUses.$inferInsert): Promise<void> {
  await tx.insert(budgetUses).values(use);
  const { budgetId, startsOn, amount } = use;
  await tx
    .insert(budgetSpending)
    .values({ budgetId, startsOn, spent: amount })
    .onConflictDoUpdate({
      target: [budgetSpending.budgetId, budgetSpending.startsOn],
      set: { spent: sql`${budgetSpending.spent} + excluded.spent` },
    });
}

const usesOfAttempt = (attemptId: number): SQL => eq(budgetUses.attemptId, attemptId);
/** Of the order, and of the request that it came from. */
const usesOfOrder = (db: Database, orderId: number): SQL =>
  inArray(
    budgetUses.attemptId,
    db.select({ id: orders.attemptId }).from(orders).where(eq(orders.id, orderId)),
  );

/** Gives back everything that an attempt has taken. */
export async function deleteUses(tx: Database, attemptId: number): Promise<void> {
  await lockUsed(tx, usesOfAttempt(attemptId));
  const rows = await tx.delete(budgetUses).where(usesOfAttempt(attemptId)).returning();
  for (const row of rows) await lowerSpending(tx, row);
}

/** Gives back krónur that an order has taken, never more than it has. */
export async function lowerUses(tx: Database, orderId: number, amount: number): Promise<void> {
  const rows = await lockUsed(tx, usesOfOrder(tx, orderId));
  for (const row of rows) {
    const back = Math.min(amount, row.amount);
    await tx
      .update(budgetUses)
      .set({ amount: row.amount - back })
      .where(and(usesOfAttempt(row.attemptId), eq(budgetUses.budgetId, row.budgetId)));
    await lowerSpending(tx, { ...row, amount: back });
  }
}

/** Locks the budgets of these uses and returns the uses as they are then. */
async function lockUsed(tx: Database, where: SQL): Promise<(typeof budgetUses.$inferSelect)[]> {
  const found = await tx.select({ budgetId: budgetUses.budgetId }).from(budgetUses).where(where);
  await lockBudgets(
    tx,
    found.map(({ budgetId }) => budgetId),
  );
  return found.length === 0 ? [] : tx.select().from(budgetUses).where(where);
}

async function lowerSpending(
  tx: Database,
  { budgetId, startsOn, amount }: typeof budgetUses.$inferSelect,
): Promise<void> {
  await tx
    .update(budgetSpending)
    .set({ spent: sql`${budgetSpending.spent} - ${amount}` })
    .where(and(eq(budgetSpending.budgetId, budgetId), eq(budgetSpending.startsOn, startsOn)));
}

/** Writes the budget of a person or a cost centre for a period, in place of one that it has. */
export async function putBudget(tx: Database, values: typeof budgets.$inferInsert): Promise<number> {
  const { amount, mode } = values;
  const [row] = await tx
    .insert(budgets)
    .values(values)
    .onConflictDoUpdate({
      target: [budgets.companyId, budgets.personId, budgets.costCentre, budgets.period],
      set: { amount, mode },
    })
    .returning({ id: budgets.id });
  if (!row) throw new Error('The budget was not written');
  return row.id;
}

/** False where the company has no such budget. */
export async function deleteBudget(tx: Database, companyId: number, id: number): Promise<boolean> {
  const rows = await tx
    .delete(budgets)
    .where(and(eq(budgets.id, id), eq(budgets.companyId, companyId)))
    .returning({ id: budgets.id });
  return rows.length > 0;
}
