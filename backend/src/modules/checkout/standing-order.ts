import { answerProblem } from '../../../../lib/rules/orders/order-fields.ts';
import { availableQuantity } from '../../../../lib/rules/orders/quantity.ts';
import type { Config } from '../../config.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { ChosenAddress } from '../../db/schema/carts.ts';
import type { RequestedOrder } from '../../db/schema/approvals.ts';
import type { OrderDraft } from '../../db/schema/order-draft.ts';
import type { MissingUnits } from '../../db/schema/standing-orders.ts';
import { ShopError } from '../../errors.ts';
import { buyersCartId, toCartLines, type CartLine } from '../cart/carts.ts';
import { priceCart } from '../cart/priced-cart.ts';
import { readCustomer } from '../customer/customers.ts';
import { findExceededLimit } from '../employees/order-limit.ts';
import { createRequest } from '../order-requests/create-request.ts';
import { readCustomerTerms } from '../pricing/customer-terms.ts';
import { finishAttempt, insertAttempt } from './attempt/store.ts';
import { hashInput } from './attempt/start-attempt.ts';
import { releaseReservations } from './attempt/stock-store.ts';
import { writeOrder } from './place/place-order.ts';
import { holdOrderUnits } from './place/reserve.ts';
import { soldLine } from './place/sold-lines.ts';
import { type AskedOption, findAskedOptions } from './steps/asked-options.ts';
import { deliveryAmount, formatPromise, readCalendar } from './steps/delivery.ts';
import { chargeOrder, checkBillTo, debtorIdOf, unconfirmedMessage } from './steps/payment-options.ts';
import { optionsFor, toOrderOptions } from './steps/progress.ts';
import { goodsOf, totalsWithDelivery } from './steps/read.ts';
import { findDeliveryMethods } from './steps/store.ts';

/** What is ordered on a day, and how it is delivered. */
interface StandingGoods {
  lines: readonly { productId: number; quantity: number; name: string }[];
  deliveryMethodId: string;
  address: ChosenAddress | null;
  receiver: OrderDraft['receiver'];
  /** Answers to the checkout options, by option id. */
  answers: Record<string, string>;
}

type StandingOutcome = { missing: MissingUnits[] } & (
  | { kind: 'placed'; orderId: number }
  | { kind: 'requested'; requestId: number }
);

/**
 * Places the order of a day on account, at the prices, terms, stock and credit of this moment: what the stock has of it, in whole
 * sales units. Above the buyer's limit it becomes a request.
 * @param key leads to at most one order or request
 * @throws ShopError PERMISSION_DENIED for a customer that is not confirmed; FAILED_PRECONDITION where nothing of it is to be had,
 * its delivery is not offered any more, or for the credit and the bill-to customer as a checkout
 */
export async function placeStandingOrder(
  tx: Database,
  config: Config,
  buyer: Pick<Session, 'actorId' | 'customerId' | 'billToId'>,
  { key, goods }: { key: string; goods: StandingGoods },
): Promise<StandingOutcome> {
  const { customerId, billToId } = buyer;
  if (!(await readCustomer(tx, customerId))?.isConfirmed)
    throw new ShopError('PERMISSION_DENIED', unconfirmedMessage, { reason: 'unconfirmed' });
  const cartId = await buyersCartId(tx, buyer);
  const attempt = await insertAttempt(tx, {
    idempotencyKey: key,
    cartId,
    customerId,
    inputHash: hashInput(goods),
  });
  if (!attempt) throw new Error(`${key} has an attempt`);
  await checkBillTo(tx, customerId, billToId);
  const { lines, missing } = await fitToStock(tx, goods.lines);
  const units = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  // Somebody was faster by a moment: the job finds less the next time.
  const held = await holdOrderUnits(tx, attempt.id, units, (productId) =>
    Promise.reject(new Error(`the stock of ${productId} changed`)),
  );
  const order = await priceGoods(tx, buyer, goods, withHeldProducts(lines, held));
  const limit = await findExceededLimit(tx, buyer, order.totals.gross);
  if (limit) {
    await releaseReservations(tx, attempt.id);
    const request: RequestedOrder = { ...order, promoCode: null };
    const requestId = await createRequest(tx, config, {
      attemptId: attempt.id,
      session: buyer,
      limit,
      order: request,
    });
    await finishAttempt(tx, attempt.id, 'Requested', { requestId });
    return { kind: 'requested', requestId, missing };
  }
  await chargeOrder(tx, buyer, order.totals.gross);
  const { orderId } = await writeOrder(tx, config, attempt.id, { ...order, session: buyer }, 'Account');
  return { kind: 'placed', orderId, missing };
}

/** @throws ShopError FAILED_PRECONDITION where nothing is left */
async function fitToStock(
  tx: Database,
  asked: StandingGoods['lines'],
): Promise<{ lines: CartLine[]; missing: MissingUnits[] }> {
  const current = new Map((await toCartLines(tx, asked)).map((line) => [line.product.id, line]));
  const missing: MissingUnits[] = [];
  const lines: CartLine[] = [];
  for (const { productId, name, quantity } of asked) {
    const line = current.get(productId);
    const { unitOfMeasure = 1 } = line?.product ?? {};
    const whole = Math.ceil(quantity / unitOfMeasure) * unitOfMeasure;
    const ordered = line ? Math.min(whole, availableQuantity(line.product)) : 0;
    if (ordered < quantity) missing.push({ name, asked: quantity, ordered });
    if (line && ordered > 0) lines.push({ ...line, quantity: ordered });
  }
  if (lines.length === 0)
    throw new ShopError('FAILED_PRECONDITION', 'Engin varanna er til.', { reason: 'standing.empty' });
  return { lines, missing };
}

function withHeldProducts(
  lines: readonly CartLine[],
  held: Awaited<ReturnType<typeof holdOrderUnits>>,
): CartLine[] {
  return lines.map((line) => ({ ...line, product: { ...line.product, ...held.get(line.product.id) } }));
}

async function priceGoods(
  tx: Database,
  buyer: Pick<Session, 'customerId' | 'billToId'>,
  { deliveryMethodId, address, receiver, answers }: StandingGoods,
  lines: readonly CartLine[],
) {
  const priced = priceCart(null, lines, await readCustomerTerms(tx, buyer.customerId));
  const method = (await findDeliveryMethods(tx)).find(({ id }) => id === deliveryMethodId);
  if (!method)
    throw new ShopError('FAILED_PRECONDITION', 'Afhendingarmátinn er ekki lengur í boði.', {
      reason: 'standing.delivery',
    });
  const asked = optionsFor(await findAskedOptions(tx, debtorIdOf(buyer)), deliveryMethodId);
  checkStandingAnswers(asked, answers);
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
    options: toOrderOptions(asked, answers),
  };
}

/** What the debtor asks for may be more than when the order was set up. */
function checkStandingAnswers(asked: readonly AskedOption[], answers: StandingGoods['answers']): void {
  for (const option of asked) {
    const problem = answerProblem(option, answers[option.id] ?? option.defaultValue ?? '');
    if (problem !== null)
      throw new ShopError('FAILED_PRECONDITION', `${option.name}: ${problem}`, {
        reason: 'standing.answers',
      });
  }
}
