import { availableQuantity } from '../../../../lib/rules/orders/quantity.ts';
import type { Config } from '../../config.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { RequestedOrder } from '../../db/schema/approvals.ts';
import { ShopError } from '../../errors.ts';
import { priceCart, type PricedCart } from '../cart/priced-cart.ts';
import { customerCartId, linesOf, type CartLine } from '../cart/carts.ts';
import { customerById } from '../customer/customers.ts';
import { termsOfCustomer } from '../pricing/customer-terms.ts';
import { promoByCode, takePromo, type Promo } from '../promo/promo-codes.ts';
import { insertAttempt } from './attempt/store.ts';
import { notPlaced } from './attempt/refusals.ts';
import { hashInput } from './attempt/start-attempt.ts';
import { calendarFor, deliveryAmount, promiseText } from './steps/delivery.ts';
import { promoOption } from './place/order-draft.ts';
import { charge, checkBillTo, unconfirmedMessage } from './steps/payment-options.ts';
import { writeOrder } from './place/place-order.ts';
import { goodsOf, withDelivery } from './steps/read.ts';
import { holdAll } from './place/reserve.ts';
import { soldLine } from './place/sold-lines.ts';
import { findDeliveryMethods } from './steps/store.ts';

type Who = Pick<Session, 'actorId' | 'customerId' | 'billToId'>;

/** Price or stock are not what the yes was said to. */
export function requestChanged(): ShopError {
  return new ShopError(
    'FAILED_PRECONDITION',
    'Verð eða birgðir hafa breyst frá beiðninni. Vinsamlegast yfirfarið hana og samþykkið aftur.',
    { reason: 'approval.changed' },
  );
}

/**
 * Places an order on account that somebody said yes to, all of it or nothing, at the prices, terms, stock and credit of now.
 * @param key names the request: one order comes of it, ever; its row has to be locked by now
 * @throws ShopError FAILED_PRECONDITION approval.changed when it would not come to `expectedTotal` or goods are missing; as a checkout for
 *   credit and the bill-to customer; PERMISSION_DENIED for a customer that is not confirmed
 */
export async function placeRequestedOrder(
  tx: Database,
  config: Config,
  session: Who,
  { key, order, expectedTotal }: { key: string; order: RequestedOrder; expectedTotal: number },
): Promise<{ orderId: number }> {
  const { customerId, billToId } = session;
  if (!(await customerById(tx, customerId))?.isConfirmed)
    throw new ShopError('PERMISSION_DENIED', unconfirmedMessage, { reason: 'unconfirmed' });
  const wanted = order.lines.filter(({ quantity }) => quantity > 0);
  if (wanted.length === 0) throw requestChanged();
  const cartId = await customerCartId(tx, customerId);
  const attempt = await insertAttempt(tx, { key, cartId, customerId, inputHash: hashInput(order) });
  if (!attempt) throw notPlaced();
  await checkBillTo(tx, customerId, billToId);
  const held = await holdAll(tx, attempt.id, wanted, () => Promise.resolve(requestChanged()));
  const now = (await linesOf(tx, wanted)).map((line) => ({
    ...line,
    product: { ...line.product, ...held.get(line.product.id) },
  }));
  if (now.some(({ quantity, product }) => quantity % product.unitOfMeasure !== 0)) throw requestChanged();
  const { priced, ...rest } = await asOfNow(tx, customerId, order, now);
  if (rest.totals.gross !== expectedTotal) throw requestChanged();
  const promo = priced.promo?.discount ? priced.promo : null;
  if (promo) await takePromo(tx, { attemptId: attempt.id, promoCodeId: promo.id, customerId });
  await charge(tx, session, expectedTotal);
  const options = [...order.options, ...(promo ? [{ name: promoOption, value: promo.code }] : [])];
  const { receiver } = order;
  return writeOrder(tx, config, attempt.id, { ...rest, receiver, options, session }, 'Account');
}

/**
 * What a request would come to now: quantities as far as the stock reaches, 0 for what is gone. Nothing is held.
 * @param asked as it was asked for, so that what is there again counts again
 */
export async function requestAsOfNow(
  db: Database,
  customerId: number,
  asked: RequestedOrder,
): Promise<RequestedOrder> {
  const lines = (await linesOf(db, asked.lines)).map((line) => ({
    ...line,
    quantity: Math.min(line.quantity, availableQuantity(line.product)),
  }));
  const { priced: _priced, ...now } = await asOfNow(
    db,
    customerId,
    asked,
    lines.filter(({ quantity }) => quantity > 0),
  );
  const left = new Set(now.lines.map(({ productId }) => productId));
  const gone = asked.lines
    .filter(({ productId }) => !left.has(productId))
    .map((line) => ({ ...line, quantity: 0, price: 0, priceWithoutTax: 0 }));
  return { ...asked, ...now, lines: [...now.lines, ...gone] };
}

async function asOfNow(
  db: Database,
  customerId: number,
  { delivery, promoCode }: RequestedOrder,
  lines: readonly CartLine[],
) {
  const promo = promoCode === null ? null : await goodPromo(db, promoCode, customerId);
  const priced: PricedCart = priceCart(null, lines, await termsOfCustomer(db, customerId), promo);
  const method = (await findDeliveryMethods(db)).find(({ id }) => id === delivery.id);
  const amount = method ? deliveryAmount(method, priced.totals.gross) : delivery.amount;
  const calendar = await calendarFor(db, goodsOf(priced));
  return {
    priced,
    lines: priced.lines.map(soldLine),
    totals: withDelivery(priced, amount),
    delivery: { ...delivery, amount, promise: method ? promiseText(method, calendar, 'paper') : null },
  };
}

/** A code that is no longer good lowers nothing. */
async function goodPromo(db: Database, code: string, customerId: number): Promise<Promo | null> {
  return promoByCode(db, code, customerId).catch((error: unknown) => {
    if (error instanceof ShopError) return null;
    throw error;
  });
}
