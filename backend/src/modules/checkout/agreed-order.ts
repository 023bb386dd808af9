import type { ResolversParentTypes } from '../../../../graphql/generated/resolvers.ts';
import { stockShortMessage } from '../../../../lib/rules/orders/quantity.ts';
import type { Config } from '../../config.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { cartLines, customerCart, customerCartId } from '../cart/carts.ts';
import { priceCart, type PricedCart } from '../cart/priced-cart.ts';
import { customerById } from '../customer/customers.ts';
import { termsOfCustomer } from '../pricing/customer-terms.ts';
import { totalsOf, type Totals } from '../../../../lib/rules/money/totals.ts';
import { insertAttempt } from './attempt/store.ts';
import { notPlaced } from './attempt/refusals.ts';
import { hashInput } from './attempt/start-attempt.ts';
import { deliveryTax, toDeliveryMethod } from './steps/delivery.ts';
import type { OrderDraft } from '../../db/schema/order-draft.ts';
import { charge, checkBillTo, unconfirmedMessage } from './steps/payment-options.ts';
import { writeOrder } from './place/place-order.ts';
import { optionsFor } from './steps/progress.ts';
import { holdAll } from './place/reserve.ts';
import { deliveryLine } from './place/sold-lines.ts';
import * as stock from './place/stock-store.ts';
import { findCheckout, findDeliveryMethods, findOptions } from './steps/store.ts';

/** What was agreed beforehand, e.g. by a quote; amounts in krónur. */
export interface AgreedOrder extends Omit<OrderDraft, 'session' | 'cartId'> {
  /** Names the agreement: one order comes of it, ever. */
  key: string;
}

/**
 * Places an order on account at agreed prices, all of it or nothing, as a checkout does; the cart is left alone. What the agreement is
 * has to be locked by now, so that nobody else orders by it meanwhile.
 * @throws ShopError PERMISSION_DENIED for a customer that is not confirmed; FAILED_PRECONDITION when goods, credit or the bill-to
 *   customer are not there (any more)
 */
export async function placeAgreedOrder(
  tx: Database,
  config: Config,
  session: Session,
  { key, ...agreed }: AgreedOrder,
): Promise<{ orderId: number; invoiceId: number }> {
  const { actorId, customerId, billToId } = session;
  if (!(await customerById(tx, customerId))?.isConfirmed)
    throw new ShopError('PERMISSION_DENIED', unconfirmedMessage, { reason: 'unconfirmed' });
  const cartId = await customerCartId(tx, customerId);
  const attempt = await insertAttempt(tx, { key, cartId, customerId, inputHash: hashInput(agreed) });
  if (!attempt) throw notPlaced();
  await checkBillTo(tx, customerId, billToId);
  await holdAll(tx, attempt.id, agreed.lines, (productId) => shortOf(tx, productId, agreed.lines));
  await charge(tx, session, agreed.totals.gross);
  return writeOrder(
    tx,
    config,
    attempt.id,
    { ...agreed, session: { actorId, customerId, billToId } },
    'Account',
  );
}

async function shortOf(tx: Database, productId: number, lines: AgreedOrder['lines']): Promise<ShopError> {
  const name = lines.find((line) => line.productId === productId)?.name ?? '';
  const left = Math.max(0, await stock.unitsLeft(tx, productId));
  return new ShopError('FAILED_PRECONDITION', `${name}: ${stockShortMessage(left)}`, {
    reason: 'quote.stockShort',
    productId: String(productId),
    available: left,
  });
}

/** Goods at agreed prices and their delivery together, as an order of them comes to. */
export function agreedTotals(
  lines: readonly { price: number; vat: number }[],
  delivery: { amount: number },
): Totals {
  const charges = lines.map(({ price, vat }) => ({ gross: price, taxPercentage: vat }));
  return totalsOf(
    delivery.amount > 0 ? [...charges, { gross: delivery.amount, taxPercentage: deliveryTax }] : charges,
  );
}

/** Delivery as a line among the goods; none where it is free. */
export function deliveryLinesOf({ name, amount }: { name: string; amount: number }) {
  return deliveryLine(name, amount);
}

/** A customer's cart at that customer's own prices, and the way of delivery that its checkout has come to. Codes are not agreed upon. */
export async function cartToAgreeOn(
  db: Database,
  customerId: number,
): Promise<{ cart: PricedCart; deliveryMethodId: string | null }> {
  const row = await customerCart(db, customerId);
  if (!row) return { cart: priceCart(null, [], null), deliveryMethodId: null };
  const terms = await termsOfCustomer(db, customerId);
  const checkout = await findCheckout(db, row.id);
  return {
    cart: priceCart(row, await cartLines(db, row.id), terms),
    deliveryMethodId: checkout?.deliveryMethodId ?? null,
  };
}

/** The ways of delivery that ask nothing which only the buyer can answer, with what they cost for goods of this worth (krónur with VAT). */
export async function agreeableDeliveries(
  db: Database,
  goods: number,
): Promise<ResolversParentTypes['DeliveryMethod'][]> {
  const questions = await findOptions(db);
  return (await findDeliveryMethods(db))
    .filter(
      ({ id, pickupPoints }) =>
        pickupPoints.length === 0 && !optionsFor(questions, id).some(({ isRequired }) => isRequired),
    )
    .map((method) => toDeliveryMethod(method, goods, null));
}
