import { formatKronur } from '../../../../lib/rules/money/kronur.ts';
import {
  budgetPeriodNames,
  periodStart,
  type BudgetMode,
  type BudgetPeriod,
} from '../../../../lib/rules/orders/budget-period.ts';
import { toCostCentreKey } from '../../../../lib/rules/orders/approval-rules.ts';
import { reykjavikNow } from '../../../../lib/rules/text/icelandic.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import * as store from './internal/store.ts';

/** A budget and what is left of it in the period that runs now. */
export interface BudgetState {
  id: number;
  companyId: number;
  personId: number | null;
  costCentre: string | null;
  period: BudgetPeriod;
  mode: BudgetMode;
  amount: number;
  spent: number;
  /** YYYY-MM-DD. */
  startsOn: string;
}

type Parties = Pick<Session, 'actorId' | 'customerId' | 'billToId'>;

/** The budgets that an order of these parties counts against, at this moment; nothing is locked. */
export async function readBudgets(
  db: Database,
  parties: Parties,
  costCentre: string | null,
): Promise<BudgetState[]> {
  return toStates(db, await findOwn(db, parties, costCentre));
}

/** As readBudgets, with every one locked until the transaction ends, so that concurrent orders are counted one after the other. */
export async function lockBudgets(
  tx: Database,
  parties: Parties,
  costCentre: string | null,
): Promise<BudgetState[]> {
  const rows = await findOwn(tx, parties, costCentre);
  await store.lockBudgets(
    tx,
    rows.map(({ id }) => id),
  );
  return toStates(tx, rows);
}

function findOwn(
  db: Database,
  { actorId, customerId, billToId }: Parties,
  costCentre: string | null,
): Promise<store.BudgetRow[]> {
  const companyIds = [customerId, ...(billToId === null ? [] : [billToId])];
  const key = costCentre === null ? null : toCostCentreKey(costCentre);
  return store.findBudgets(db, companyIds, { personId: actorId, costCentre: key });
}

/** @param rows as they are locked, or not */
export async function toStates(db: Database, rows: readonly store.BudgetRow[]): Promise<BudgetState[]> {
  const { date } = reykjavikNow(new Date());
  const running = rows.map((row) => ({ ...row, startsOn: periodStart(row.period, date) }));
  const spending = await store.findSpending(db, running);
  return running.map((row) => ({ ...row, spent: spending.get(row.id) ?? 0 }));
}

/** Whether an order of this total fits into what is left. */
export const fitsBudget = ({ amount, spent }: BudgetState, total: number): boolean => spent + total <= amount;

/** @throws ShopError FAILED_PRECONDITION for a budget that may not be exceeded */
export function checkStopped(states: readonly BudgetState[], total: number): void {
  const problem = findBudgetProblem(states, total);
  if (problem !== null) throw new ShopError('FAILED_PRECONDITION', problem, { reason: 'budget.over' });
}

/** Why an order of this total may not be placed, in Icelandic; null where no budget stops it. */
export function findBudgetProblem(states: readonly BudgetState[], total: number): string | null {
  const over = states.find((state) => state.mode === 'Stop' && !fitsBudget(state, total));
  if (!over) return null;
  const { amount, spent, period, costCentre } = over;
  const whose = costCentre === null ? '' : ` (kostnaðarstaður: ${costCentre})`;
  const left = formatKronur(Math.max(0, amount - spent));
  return `Pöntunin er umfram fjárheimild ${budgetPeriodNames[period]}${whose}. Eftir standa ${left}.`;
}

/** Counts an order, or a request that waits, against budgets whose rows are locked. */
export async function takeBudgets(
  tx: Database,
  attemptId: number,
  states: readonly BudgetState[],
  total: number,
): Promise<void> {
  if (total === 0) return;
  for (const { id, startsOn } of states)
    await store.insertUse(tx, { attemptId, budgetId: id, startsOn, amount: total });
}

/** The attempt failed, or its request was answered: what it had taken is given back. */
export function releaseBudgets(tx: Database, attemptId: number): Promise<void> {
  return store.deleteUses(tx, attemptId);
}

/** An order was credited, in full or in part: that much of it is given back. */
export function giveBackBudgets(tx: Database, orderId: number, amount: number): Promise<void> {
  return store.lowerUses(tx, orderId, amount);
}
