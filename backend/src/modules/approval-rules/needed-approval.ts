import { matchesRule } from '../../../../lib/rules/orders/approval-rules.ts';
import { findOptionValue, type OrderOption } from '../../../../lib/rules/orders/order-option.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { ApprovalStepKind } from '../../db/schema/approval-rules.ts';
import {
  checkStopped,
  findBudgetProblem,
  fitsBudget,
  lockBudgets,
  readBudgets,
  takeBudgets,
  type BudgetState,
} from '../budgets/budgets.ts';
import { findExceededLimits } from '../employees/order-limit.ts';
import { readUnitApprovers } from '../units/company-units.ts';
import { findGoods, findRules } from './internal/rule-store.ts';

export type Parties = Pick<Session, 'actorId' | 'customerId' | 'billToId'>;

/** What decides which steps an order needs. */
export interface OrderToApprove {
  /** Krónur with VAT and delivery. */
  total: number;
  lines: readonly { productId: number }[];
  options: readonly OrderOption[];
  /** The unit that it is for. */
  unitId?: number | null | undefined;
}

export interface NeededStep {
  kind: ApprovalStepKind;
  /** Icelandic. */
  label: string;
  /** Any one of them but the buyer passes it; none for those who decide for the company. */
  approverIds: readonly number[];
}

export interface NeededApproval {
  /** The company that wants it. */
  companyId: number;
  /** The buyer's own limit where the order is above it, krónur with VAT. */
  orderLimit: number | null;
  steps: readonly [NeededStep, ...NeededStep[]];
}

/** The steps that an order needs before it is placed, and why no approval would help; nothing is locked or taken. */
export async function readNeededApproval(
  db: Database,
  parties: Parties,
  order: OrderToApprove,
): Promise<{ needed: NeededApproval | null; problem: string | null }> {
  const budgets = await readBudgets(db, parties, costCentreOf(order));
  return {
    needed: await findNeededApproval(db, parties, order, budgets),
    problem: findBudgetProblem(budgets, order.total),
  };
}

/**
 * Takes an order's total from the budgets that it fits into, and says which steps it needs; null where it may be placed at once. Called
 * once for each order, with its products locked and its debtor not yet.
 * @param attemptId holds what was taken, until it fails or its request is answered
 * @throws ShopError FAILED_PRECONDITION budget.over for a budget that may not be exceeded
 */
export async function settleApproval(
  tx: Database,
  parties: Parties,
  attemptId: number,
  order: OrderToApprove,
): Promise<NeededApproval | null> {
  const budgets = await lockBudgets(tx, parties, costCentreOf(order));
  checkStopped(budgets, order.total);
  const fitting = budgets.filter((state) => fitsBudget(state, order.total));
  await takeBudgets(tx, attemptId, fitting, order.total);
  return findNeededApproval(tx, parties, order, budgets);
}

/**
 * Takes the total of an order whose steps have been passed.
 * @param mayExceed whether somebody approved that it exceeds a budget
 * @throws ShopError FAILED_PRECONDITION budget.over
 * @returns false where that is needed and was not approved
 */
export async function takeForApproved(
  tx: Database,
  parties: Parties,
  attemptId: number,
  { mayExceed, ...order }: OrderToApprove & { mayExceed: boolean },
): Promise<boolean> {
  const budgets = await lockBudgets(tx, parties, costCentreOf(order));
  checkStopped(budgets, order.total);
  if (!mayExceed && budgets.some((state) => !fitsBudget(state, order.total))) return false;
  await takeBudgets(tx, attemptId, budgets, order.total);
  return true;
}

/** All that an order needs, of the company acted for or else of the one that is billed. */
async function findNeededApproval(
  db: Database,
  parties: Parties,
  order: OrderToApprove,
  budgets: readonly BudgetState[],
): Promise<NeededApproval | null> {
  const { actorId, customerId, billToId } = parties;
  const limits = await findExceededLimits(db, parties, order.total);
  for (const companyId of [customerId, billToId]) {
    if (companyId === null) continue;
    const orderLimit = limits.get(companyId) ?? null;
    const isOver = budgets.some(
      (state) => state.companyId === companyId && state.mode === 'Approve' && !fitsBudget(state, order.total),
    );
    const [first, ...steps]: NeededStep[] = [
      ...(orderLimit === null ? [] : [limitStep]),
      ...(isOver ? [budgetStep] : []),
      ...(await findRuleSteps(db, companyId, actorId, order)),
    ];
    if (first) return { companyId, orderLimit, steps: [first, ...steps] };
  }
  return null;
}

const limitStep: NeededStep = { kind: 'Limit', label: 'Yfir úttektarmörkum', approverIds: [] };
const budgetStep: NeededStep = { kind: 'Budget', label: 'Umfram fjárheimild', approverIds: [] };

async function findRuleSteps(
  db: Database,
  companyId: number,
  buyerId: number,
  order: OrderToApprove,
): Promise<NeededStep[]> {
  const rules = await findRules(db, companyId);
  if (rules.length === 0) return [];
  const goods = await findGoods(
    db,
    order.lines.map(({ productId }) => productId),
  );
  const { total, unitId = null } = order;
  const judged = { total, costCentre: costCentreOf(order), buyerId, unitId, goods };
  const matching = rules.filter((rule) => matchesRule(rule, judged));
  const asksUnit = unitId !== null && matching.some(({ unitSteps }) => unitSteps.length > 0);
  const unitApprovers = asksUnit ? await readUnitApprovers(db, unitId) : [];
  return matching.flatMap(({ name, steps, unitSteps }) =>
    steps.map((approverIds, index): NeededStep => ({
      kind: 'Rule',
      label: steps.length === 1 ? name : `${name}, ${index + 1}. þrep`,
      approverIds: unitSteps.includes(index + 1)
        ? [...new Set([...approverIds, ...unitApprovers])]
        : approverIds,
    })),
  );
}

const costCentreOf = ({ options }: OrderToApprove): string | null => findOptionValue(options, 'CostCentre');
