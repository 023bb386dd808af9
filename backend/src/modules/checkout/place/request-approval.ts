import { findOptionValue } from '../../../../../lib/rules/orders/order-option.ts';
import type { Config } from '../../../config.ts';
import type { Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { createRequest } from '../../order-requests/create-request.ts';
import { takeFromCart } from '../../cart/carts.ts';
import { findExceededLimit, type ExceededLimit } from '../../employees/order-limit.ts';
import { releasePromo } from '../../promo/promo-codes.ts';
import type { PlacementOutcome } from '../attempt/outcome.ts';
import { finishAttempt } from '../attempt/store.ts';
import type { OrderDraft } from '../../../db/schema/order-draft.ts';
import { limitedToAccountMessage } from '../steps/payment-options.ts';
import { releaseReservations } from '../attempt/stock-store.ts';
import { clearCheckout } from '../attempt/checkout-store.ts';

/**
 * Stores the draft as a request and empties the cart for the next order. Neither stock nor credit nor promo code is reserved:
 * approval may take days, and applies to what is available then.
 */
export async function requestApproval(
  tx: Database,
  config: Config,
  attemptId: number,
  draft: OrderDraft,
  limit: ExceededLimit,
): Promise<PlacementOutcome> {
  const { cartId, ...order } = draft;
  await takeFromCart(tx, cartId, order.lines);
  await clearCheckout(tx, cartId);
  return storeRequest(tx, config, attemptId, order, limit);
}

/** Stores the draft of an order that comes from no cart as a request. */
export async function storeRequest(
  tx: Database,
  config: Config,
  attemptId: number,
  { session, ...order }: Omit<OrderDraft, 'cartId'>,
  limit: ExceededLimit,
): Promise<PlacementOutcome> {
  await releaseReservations(tx, attemptId);
  await releasePromo(tx, attemptId);
  const code = findOptionValue(order.options, 'PromoCode');
  const options = order.options.filter(({ kind }) => kind !== 'PromoCode');
  const requestId = await createRequest(tx, config, {
    attemptId,
    session,
    limit,
    order: { ...order, options, promoCode: code },
  });
  await finishAttempt(tx, attemptId, 'Requested', { requestId });
  return { kind: 'requested', requestId };
}

/** @throws ShopError FAILED_PRECONDITION when an order by card is above the buyer's limit */
export async function checkCardLimit(db: Database, session: Session, total: number): Promise<void> {
  if (await findExceededLimit(db, session, total))
    throw new ShopError('FAILED_PRECONDITION', limitedToAccountMessage, { reason: 'approval.card' });
}
