import { availableQuantity } from '../../../../lib/rules/orders/quantity.ts';
import type { Config } from '../../config.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { RequestedOrder } from '../../db/schema/approvals.ts';
import { ShopError } from '../../errors.ts';
import { hashInput } from '../../hash-input.ts';
import { takeForApproved } from '../approval-rules/needed-approval.ts';
import { releaseBudgets } from '../budgets/budgets.ts';
import { priceCart, type PricedCart } from '../cart/priced-cart.ts';
import { buyersCartId, toCartLines, type CartLine } from '../cart/carts.ts';
import { readCustomer } from '../customer/customers.ts';
import { readCustomerTerms } from '../pricing/customer-terms.ts';
import { readPromoByCode, usePromo, type Promo } from '../promo/promo-codes.ts';
import { insertAttempt } from './attempt/store.ts';
import { orderNotPlacedError } from './attempt/refusals.ts';
import { readCalendar, deliveryAmount, formatPromise } from './steps/delivery.ts';
import { promoOption } from './place/own-options.ts';
import { chargeOrder, checkBillTo, unconfirmedMessage } from './steps/payment-options.ts';
import { writeOrder } from './place/place-order.ts';
import { toOrderToApprove } from './place/request-approval.ts';
import { goodsOf, totalsWithDelivery } from './steps/read.ts';
import { holdOrderUnits } from './place/reserve.ts';
import { soldLine } from './place/sold-lines.ts';
import { findDeliveryMethods } from './steps/store.ts';

type Buyer = Pick<Session, 'actorId' | 'customerId' | 'billToId'>;

/** Price or stock differ from what was approved. */
export function requestChangedError(): ShopError {
  return new ShopError(
    'FAILED_PRECONDITION',
    'Verð eða birgðir hafa breyst frá beiðninni. Vinsamlegast yfirfarið hana og samþykkið aftur.',
    { reason: 'approval.changed' },
  );
}

interface ApprovedOrder {
  key: string;
  order: RequestedOrder;
  expectedTotal: number;
  /** The attempt that made the request: what it has taken of budgets is given back for what the order takes. */
  requestAttemptId: number;
  /** Whether it was approved that a budget is exceeded. */
  mayExceedBudget: boolean;
}

/**
 * Places an approved order on account, all of it or nothing, at current prices, terms, stock and credit.
 * @param key identifies the request, so it leads to at most one order; its row must be locked
 * @throws ShopError FAILED_PRECONDITION approval.changed when its total would not be `expectedTotal`, goods are missing, or a budget is
 * exceeded without an approval; budget.over; as a
 * checkout for credit and the bill-to customer; PERMISSION_DENIED for a customer that is not confirmed
 */
export async function placeRequestedOrder(
  tx: Database,
  config: Config,
  session: Buyer,
  { key: idempotencyKey, order, expectedTotal, requestAttemptId, mayExceedBudget }: ApprovedOrder,
): Promise<{ orderId: number }> {
  const { customerId, billToId } = session;
  if (!(await readCustomer(tx, customerId))?.isConfirmed)
    throw new ShopError('PERMISSION_DENIED', unconfirmedMessage, { reason: 'unconfirmed' });
  const remainingLines = order.lines.filter(({ quantity }) => quantity > 0);
  if (remainingLines.length === 0) throw requestChangedError();
  const cartId = await buyersCartId(tx, session);
  const attempt = await insertAttempt(tx, {
    idempotencyKey,
    cartId,
    customerId,
    inputHash: hashInput(order),
  });
  if (!attempt) throw orderNotPlacedError();
  await checkBillTo(tx, customerId, billToId);
  const heldProducts = await holdOrderUnits(tx, attempt.id, remainingLines, () =>
    Promise.resolve(requestChangedError()),
  );
  const currentLines = (await toCartLines(tx, remainingLines)).map((line) => ({
    ...line,
    product: { ...line.product, ...heldProducts.get(line.product.id) },
  }));
  if (currentLines.some(({ quantity, product }) => quantity % product.unitOfMeasure !== 0))
    throw requestChangedError();
  const { priced, ...rest } = await repriceOrder(tx, customerId, order, currentLines);
  if (rest.totals.gross !== expectedTotal) throw requestChangedError();
  const promo = priced.promo?.discount ? priced.promo : null;
  if (promo) await usePromo(tx, { attemptId: attempt.id, promoCodeId: promo.id, customerId });
  await releaseBudgets(tx, requestAttemptId);
  const judged = {
    ...toOrderToApprove({ ...rest, options: order.options, unitId: order.unitId }),
    mayExceed: mayExceedBudget,
  };
  if (!(await takeForApproved(tx, session, attempt.id, judged))) throw requestChangedError();
  await chargeOrder(tx, session, expectedTotal);
  const options = [...order.options, ...(promo ? [promoOption(promo.code)] : [])];
  const { receiver } = order;
  return writeOrder(
    tx,
    config,
    attempt.id,
    { ...rest, receiver, options, session, unitId: order.unitId ?? null },
    'Account',
  );
}

/**
 * The request at current prices and stock: quantities as far as the stock reaches, 0 for what is gone. Reserves nothing.
 * @param request as first requested, so that goods that are back in stock count again
 * @param wanted units by product id that an approver wants instead
 */
export async function repriceRequest(
  db: Database,
  customerId: number,
  request: RequestedOrder,
  wanted: Readonly<Record<string, number>> | null,
): Promise<RequestedOrder> {
  const lines = (await toCartLines(db, request.lines)).map((line) => ({
    ...line,
    quantity: Math.min(wanted?.[line.product.id] ?? line.quantity, availableQuantity(line.product)),
  }));
  const { priced: _priced, ...repriced } = await repriceOrder(
    db,
    customerId,
    request,
    lines.filter(({ quantity }) => quantity > 0),
  );
  const availableIds = new Set(repriced.lines.map(({ productId }) => productId));
  const unavailableLines = request.lines
    .filter(({ productId }) => !availableIds.has(productId))
    .map((line) => ({ ...line, quantity: 0, price: 0, priceWithoutTax: 0 }));
  return { ...request, ...repriced, lines: [...repriced.lines, ...unavailableLines] };
}

async function repriceOrder(
  db: Database,
  customerId: number,
  { delivery, promoCode }: RequestedOrder,
  lines: readonly CartLine[],
) {
  const promo = promoCode === null ? null : await findValidPromo(db, promoCode, customerId);
  const priced: PricedCart = priceCart(null, lines, await readCustomerTerms(db, customerId), promo);
  const method = (await findDeliveryMethods(db)).find(({ id }) => id === delivery.id);
  const amount = method ? deliveryAmount(method, priced.totals.gross) : delivery.amount;
  const calendar = await readCalendar(db, goodsOf(priced));
  return {
    priced,
    lines: priced.lines.map(soldLine),
    totals: totalsWithDelivery(priced, amount),
    delivery: { ...delivery, amount, promise: method ? formatPromise(method, calendar, 'paper') : null },
  };
}

/** A promo code that is no longer valid lowers nothing. */
async function findValidPromo(db: Database, code: string, customerId: number): Promise<Promo | null> {
  return readPromoByCode(db, code, customerId).catch((error: unknown) => {
    if (error instanceof ShopError) return null;
    throw error;
  });
}
