import { findOptionValue } from '../../../../../lib/rules/orders/order-option.ts';
import type { Config } from '../../../config.ts';
import type { Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { createRequest } from '../../order-requests/create-request.ts';
import {
  readNeededApproval,
  settleApproval,
  type NeededApproval,
  type OrderToApprove,
} from '../../approval-rules/needed-approval.ts';
import { releasePromo } from '../../promo/promo-codes.ts';
import type { PlacementOutcome } from '../attempt/outcome.ts';
import { finishAttempt } from '../attempt/store.ts';
import type { OrderDraft } from '../../../db/schema/order-draft.ts';
import { limitedToAccountMessage } from '../steps/payment-options.ts';
import { releaseReservations } from '../attempt/stock-store.ts';
import { takeGoods } from './take-goods.ts';

/**
 * Stores the draft as a request and takes its goods from the cart that they come from, for the next order. Neither stock nor
 * credit nor promo code is reserved: approval may take days, and applies to what is available then. Of budgets it has taken what
 * it fits into.
 */
export async function requestApproval(
  tx: Database,
  config: Config,
  attemptId: number,
  draft: OrderDraft,
  needed: NeededApproval,
): Promise<PlacementOutcome> {
  const { cartId: _cartId, session, ...order } = draft;
  await takeGoods(tx, draft);
  await releaseReservations(tx, attemptId);
  await releasePromo(tx, attemptId);
  const code = findOptionValue(order.options, 'PromoCode');
  const options = order.options.filter(({ kind }) => kind !== 'PromoCode');
  const requestId = await createRequest(tx, config, {
    attemptId,
    session,
    needed,
    order: { ...order, options, promoCode: code },
  });
  await finishAttempt(tx, attemptId, 'Requested', { requestId });
  return { kind: 'requested', requestId };
}

/** @throws ShopError FAILED_PRECONDITION when an order by card needs approval, or is above a budget that stops it */
export async function checkCardApproval(
  db: Database,
  session: Session,
  order: OrderToApprove,
): Promise<void> {
  const { needed, problem } = await readNeededApproval(db, session, order);
  if (problem !== null) throw new ShopError('FAILED_PRECONDITION', problem, { reason: 'budget.over' });
  if (needed) throw cardApprovalError();
}

/**
 * Takes what an order by card costs from budgets, until it is paid or fails.
 * @throws ShopError as checkCardApproval, where that has changed since
 */
export async function takeForCard(tx: Database, attemptId: number, draft: OrderDraft): Promise<void> {
  if (await settleApproval(tx, draft.session, attemptId, toOrderToApprove(draft))) throw cardApprovalError();
}

export const toOrderToApprove = ({
  totals,
  lines,
  options,
  unitId,
}: Pick<OrderDraft, 'totals' | 'lines' | 'options' | 'unitId'>): OrderToApprove => ({
  total: totals.gross,
  lines,
  options,
  unitId,
});

function cardApprovalError(): ShopError {
  return new ShopError('FAILED_PRECONDITION', limitedToAccountMessage, { reason: 'approval.card' });
}
