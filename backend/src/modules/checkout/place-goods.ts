import { netOf } from '../../../../lib/rules/money/kronur.ts';
import { answerProblem } from '../../../../lib/rules/orders/order-fields.ts';
import { availableQuantity, stockShortMessage } from '../../../../lib/rules/orders/quantity.ts';
import type { Config } from '../../config.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { ChosenAddress } from '../../db/schema/carts.ts';
import type { RequestedOrder } from '../../db/schema/approvals.ts';
import type { OrderDraft } from '../../db/schema/order-draft.ts';
import type { MissingUnits } from '../../db/schema/standing-orders.ts';
import { ShopError } from '../../errors.ts';
import { hashInput } from '../../hash-input.ts';
import { settleApproval } from '../approval-rules/needed-approval.ts';
import { buyersCartId, toCartLines, type CartLine } from '../cart/carts.ts';
import { priceCart } from '../cart/priced-cart.ts';
import { readCustomer } from '../customer/customers.ts';
import { createRequest } from '../order-requests/create-request.ts';
import { readCustomerTerms } from '../pricing/customer-terms.ts';
import { finishAttempt, insertAttempt } from './attempt/store.ts';
import { findEarlierOutcome } from './attempt/start-attempt.ts';
import { releaseReservations } from './attempt/stock-store.ts';
import { priceChangedError } from './place/order-draft.ts';
import { writeOrder } from './place/place-order.ts';
import { toOrderToApprove } from './place/request-approval.ts';
import { holdOrderUnits } from './place/reserve.ts';
import { soldLine } from './place/sold-lines.ts';
import { readOrderUnit, unitOptions } from '../units/order-units.ts';
import { type AskedOption, findAskedOptions, forUnit } from './steps/asked-options.ts';
import { deliveryAmount, formatPromise, readCalendar } from './steps/delivery.ts';
import { chargeOrder, checkBillTo, debtorIdOf, unconfirmedMessage } from './steps/payment-options.ts';
import { optionsFor, toOrderOptions } from './steps/progress.ts';
import { goodsOf, totalsWithDelivery } from './steps/read.ts';
import { findDeliveryMethods } from './steps/store.ts';

/** What is ordered without a cart, and how it is delivered. */
interface OrderedGoods {
  lines: readonly { productId: number; quantity: number; name: string }[];
  deliveryMethodId: string;
  address: ChosenAddress | null;
  receiver: OrderDraft['receiver'];
  /** Answers to the checkout options, by option id. */
  answers: Record<string, string>;
}

interface GoodsOrder {
  /** Leads to at most one order or request. */
  key: string;
  /** What the key is valid for: sent with another it is refused. */
  input: unknown;
  goods: OrderedGoods;
  /** What the stock does not have is left out, and told of; else the order is refused. */
  leavesOutMissing: boolean;
  /** Krónur with VAT and delivery that the buyer reckons with; another total is refused. */
  expectedTotal?: number | undefined;
  /** Krónur without VAT for one unit, by product id; the order is refused at another price. */
  expectedPrices?: ReadonlyMap<number, number>;
}

interface MissingGoods extends MissingUnits {
  productId: number;
}

type GoodsResult = { kind: 'placed'; orderId: number } | { kind: 'requested'; requestId: number };
type GoodsOutcome = GoodsResult & { missing: MissingGoods[] };

/**
 * Places an order on account, at the prices, terms, stock and credit of this moment, in whole sales units. Where it needs approval it
 * becomes a request. Null where the key has been used before.
 * @throws ShopError PERMISSION_DENIED for a customer that is not confirmed; FAILED_PRECONDITION where nothing of it is to be had,
 * its delivery is not offered any more, the total is another than expected, or for the credit and the bill-to customer as a checkout
 */
export async function placeGoods(
  tx: Database,
  config: Config,
  buyer: Pick<Session, 'actorId' | 'customerId' | 'billToId'>,
  { key, input, goods, leavesOutMissing, expectedTotal, expectedPrices }: GoodsOrder,
): Promise<GoodsOutcome | null> {
  const { customerId, billToId } = buyer;
  if (!(await readCustomer(tx, customerId))?.isConfirmed)
    throw new ShopError('PERMISSION_DENIED', unconfirmedMessage, { reason: 'unconfirmed' });
  const cartId = await buyersCartId(tx, buyer);
  const attempt = await insertAttempt(tx, {
    idempotencyKey: key,
    cartId,
    customerId,
    inputHash: hashInput(input),
  });
  if (!attempt) return null;
  await checkBillTo(tx, customerId, billToId);
  const { lines, missing } = await fitToStock(tx, goods.lines);
  if (missing.length > 0 && !leavesOutMissing) throw stockShortError(missing);
  const units = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  // Somebody was faster by a moment: the next try finds less.
  const held = await holdOrderUnits(tx, attempt.id, units, (productId) =>
    Promise.reject(new Error(`the stock of ${productId} changed`)),
  );
  const order = await priceGoods(tx, buyer, goods, withHeldProducts(lines, held));
  if (expectedTotal !== undefined && expectedTotal !== order.totals.gross)
    throw priceChangedError(order.totals.gross);
  const hasNewPrice = order.lines.some(({ productId, unitPrice, vat }) => {
    const expected = expectedPrices?.get(productId);
    return expected !== undefined && expected !== netOf(unitPrice, vat);
  });
  if (hasNewPrice) throw priceChangedError(order.totals.gross);
  const needed = await settleApproval(tx, buyer, attempt.id, toOrderToApprove(order));
  if (needed) {
    await releaseReservations(tx, attempt.id);
    const request: RequestedOrder = { ...order, promoCode: null };
    const requestId = await createRequest(tx, config, {
      attemptId: attempt.id,
      session: buyer,
      needed,
      order: request,
    });
    await finishAttempt(tx, attempt.id, 'Requested', { requestId });
    return { kind: 'requested', requestId, missing };
  }
  await chargeOrder(tx, buyer, order.totals.gross);
  const { orderId } = await writeOrder(tx, config, attempt.id, { ...order, session: buyer }, 'Account');
  return { kind: 'placed', orderId, missing };
}

/**
 * What this key led to; null for a new one.
 * @throws ShopError BAD_REQUEST for another input than the key's first, FAILED_PRECONDITION while that is running
 */
export async function findEarlierGoodsOrder(
  db: Database,
  { actorId, customerId }: Pick<Session, 'actorId' | 'customerId'>,
  { key, input }: Pick<GoodsOrder, 'key' | 'input'>,
): Promise<GoodsResult | null> {
  const claim = { idempotencyKey: key, actorId, customerId, inputHash: hashInput(input) };
  const outcome = await findEarlierOutcome(db, claim);
  if (outcome === null || outcome.kind === 'placed' || outcome.kind === 'requested') return outcome;
  throw outcome.kind === 'failed' ? outcome.error : new Error(`${key} is a payment`);
}

/** @throws ShopError FAILED_PRECONDITION where nothing is left */
async function fitToStock(
  tx: Database,
  asked: OrderedGoods['lines'],
): Promise<{ lines: CartLine[]; missing: MissingGoods[] }> {
  const current = new Map((await toCartLines(tx, asked)).map((line) => [line.product.id, line]));
  const missing: MissingGoods[] = [];
  const lines: CartLine[] = [];
  for (const { productId, name, quantity } of asked) {
    const line = current.get(productId);
    const { unitOfMeasure = 1 } = line?.product ?? {};
    const whole = Math.ceil(quantity / unitOfMeasure) * unitOfMeasure;
    const ordered = line ? Math.min(whole, availableQuantity(line.product)) : 0;
    if (ordered < quantity) missing.push({ productId, name, asked: quantity, ordered });
    if (line && ordered > 0) lines.push({ ...line, quantity: ordered });
  }
  if (lines.length === 0)
    throw new ShopError('FAILED_PRECONDITION', 'Engin varanna er til.', { reason: 'goods.empty' });
  return { lines, missing };
}

function stockShortError(missing: readonly MissingGoods[]): ShopError {
  const text = missing.map(({ name, ordered }) => `${name}: ${stockShortMessage(ordered)}`).join(' ');
  return new ShopError('FAILED_PRECONDITION', text, {
    reason: 'goods.stockShort',
    missing: missing.map(({ productId, ordered }) => ({ productId: String(productId), available: ordered })),
  });
}

function withHeldProducts(
  lines: readonly CartLine[],
  held: Awaited<ReturnType<typeof holdOrderUnits>>,
): CartLine[] {
  return lines.map((line) => ({ ...line, product: { ...line.product, ...held.get(line.product.id) } }));
}

/** The order that these lines make now: prices, delivery and answers, checked as when it is placed. */
export async function priceGoods(
  tx: Database,
  buyer: Pick<Session, 'actorId' | 'customerId' | 'billToId'>,
  { deliveryMethodId, address, receiver, answers }: Omit<OrderedGoods, 'lines'>,
  lines: readonly CartLine[],
) {
  const priced = priceCart(null, lines, await readCustomerTerms(tx, buyer.customerId));
  const method = (await findDeliveryMethods(tx)).find(({ id }) => id === deliveryMethodId);
  if (!method)
    throw new ShopError('FAILED_PRECONDITION', 'Afhendingarmátinn er ekki lengur í boði.', {
      reason: 'goods.delivery',
    });
  const unit = await readOrderUnit(tx, buyer);
  const asked = forUnit(optionsFor(await findAskedOptions(tx, debtorIdOf(buyer)), deliveryMethodId), unit);
  checkCurrentAnswers(asked, answers);
  const amount = deliveryAmount(method, priced.totals.gross);
  const calendar = await readCalendar(tx, goodsOf(priced));
  return {
    lines: priced.lines.map(soldLine),
    totals: totalsWithDelivery(priced, amount),
    delivery: {
      id: method.id,
      name: method.name,
      amount,
      address: method.requiresAddress ? address : null,
      promise: formatPromise(method, calendar, 'paper'),
    },
    receiver,
    unitId: unit?.id ?? null,
    options: [...unitOptions(unit), ...toOrderOptions(asked, answers)],
  };
}

/** What the debtor asks for may be more than when the answers were given. */
function checkCurrentAnswers(asked: readonly AskedOption[], answers: OrderedGoods['answers']): void {
  for (const option of asked) {
    const problem = answerProblem(option, answers[option.id] ?? option.defaultValue ?? '');
    if (problem !== null)
      throw new ShopError('FAILED_PRECONDITION', `${option.name}: ${problem}`, {
        reason: 'goods.answers',
      });
  }
}
