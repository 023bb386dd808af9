import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/connect.ts';
import type { RequestedOrder } from '../../../db/schema/approvals.ts';
import { readNeededApproval, settleApproval } from '../../approval-rules/needed-approval.ts';
import { findBudgetProblem, readBudgets, releaseBudgets } from '../../budgets/budgets.ts';
import { repriceRequest } from '../../checkout/requested-order.ts';
import { writeRequestLetter } from '../../order-requests/create-request.ts';
import { addSteps, advance, findSteps, reopenSteps } from '../../order-requests/steps.ts';
import * as store from '../../order-requests/requests.ts';
import { findOptionValue } from '../../../../../lib/rules/orders/order-option.ts';

/**
 * Brings a waiting request, whose row is locked, to the prices and stock of now: what it has taken of budgets, and the steps that it
 * needs. Steps are only added; where it costs more than it did or needs more, those that were passed have to be passed again.
 * @param mayStop false where a budget that stops it is told of elsewhere: nothing is taken of budgets then
 * @throws ShopError FAILED_PRECONDITION budget.over
 * @returns whether anything differs
 */
export async function refreshRequest(
  tx: Database,
  config: Config,
  request: store.RequestRow,
  changes: Pick<Partial<store.RequestRow>, 'wanted' | 'editedAt' | 'editedById'> & { mayStop: boolean },
): Promise<boolean> {
  const { mayStop, ...edit } = changes;
  const wanted = edit.wanted ?? request.wanted;
  const draft = await repriceRequest(tx, request.customerId, request.asked, wanted);
  const isSame = JSON.stringify(comparableDraft(draft)) === JSON.stringify(comparableDraft(request.draft));
  const order = { total: draft.totals.gross, lines: ordered(draft), options: request.asked.options };
  await releaseBudgets(tx, request.attemptId);
  const budgets = await readBudgets(tx, request, findOptionValue(order.options, 'CostCentre'));
  const isStopped = !mayStop && findBudgetProblem(budgets, order.total) !== null;
  const needed = isStopped
    ? (await readNeededApproval(tx, request, order)).needed
    : await settleApproval(tx, request, request.attemptId, order);
  const steps = await findSteps(tx, request.id);
  const missing = (needed?.steps ?? []).filter(
    ({ kind, label }) => !steps.some((step) => step.kind === kind && step.label === label),
  );
  if (isSame && missing.length === 0) return false;
  await store.updateRequest(tx, request.id, {
    draft,
    total: draft.totals.gross,
    orderLimit: needed?.orderLimit ?? request.orderLimit,
    ...(isSame || 'wanted' in edit ? {} : { changedAt: new Date() }),
    ...edit,
  });
  await addSteps(tx, request.id, missing, steps.length);
  if (draft.totals.gross > request.total || missing.length > 0) await reopenSteps(tx, request.id);
  await advance(tx, config, request, await writeRequestLetter(tx, config, { ...request, draft }));
  return true;
}

const ordered = ({ lines }: RequestedOrder) => lines.filter(({ quantity }) => quantity > 0);

const comparableDraft = ({ lines, totals }: RequestedOrder) => [
  totals.gross,
  lines
    .map(({ productId, quantity, price }) => [productId, quantity, price])
    .toSorted(([a = 0], [b = 0]) => a - b),
];
