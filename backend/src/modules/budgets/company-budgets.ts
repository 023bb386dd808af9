import type { ResolversParentTypes } from '../../../../graphql/generated/resolvers.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { requireAbility } from '../session/abilities.ts';
import { toStates, type BudgetState } from './budgets.ts';
import * as store from './internal/store.ts';

type Budget = ResolversParentTypes['Budget'];

/** All budgets of a company, with what is left of the period that runs now. */
export async function readBudgetsOfCompany(db: Database, companyId: number): Promise<Budget[]> {
  return toBudgets(db, await store.findBudgetsOfCompany(db, companyId));
}

/**
 * The budgets that orders of the visitor may count against: their own, and those of the cost centres.
 * @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED
 */
export async function readOwnBudgets(context: Context): Promise<Budget[]> {
  const { actorId, customerId, billToId } = requireAbility(context, 'order');
  const { db } = context;
  const companyIds = [customerId, ...(billToId === null ? [] : [billToId])];
  const budgets = await store.findBudgetsOfBuyer(db, companyIds, actorId);
  return toBudgets(
    db,
    budgets.map((budget) => ({ budget, personName: null })),
  );
}

async function toBudgets(
  db: Database,
  rows: readonly { budget: store.BudgetRow; personName: string | null }[],
): Promise<Budget[]> {
  const states = await toStates(
    db,
    rows.map(({ budget }) => budget),
  );
  return states.map((state, index) => toBudget(state, rows[index]?.personName ?? null));
}

function toBudget(
  { id, personId, costCentre, period, mode, amount, spent }: BudgetState,
  personName: string | null,
): Budget {
  return {
    id: String(id),
    personId: personId === null ? null : String(personId),
    personName,
    costCentre,
    period,
    mode,
    amount,
    spent,
    left: Math.max(0, amount - spent),
  };
}

/** Writes the budget of a person or a cost centre for a period, in place of the one that it has. */
export function putBudget(tx: Database, values: Parameters<typeof store.putBudget>[1]): Promise<number> {
  return store.putBudget(tx, values);
}

/** False where the company has no such budget. */
export function deleteBudget(tx: Database, companyId: number, id: number): Promise<boolean> {
  return store.deleteBudget(tx, companyId, id);
}
