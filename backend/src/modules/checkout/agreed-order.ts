import type { ResolversParentTypes, ResolversTypes } from '../../../../graphql/generated/resolvers.ts';
import type { OrderOption } from '../../../../lib/rules/orders/order-option.ts';
import { stockShortMessage } from '../../../../lib/rules/orders/quantity.ts';
import type { Config } from '../../config.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { FieldProblems } from '../../field-problems.ts';
import { hashInput } from '../../hash-input.ts';
import { settleAccepted } from '../approval-rules/settle-accepted.ts';
import { cartLines, buyersCart, buyersCartId } from '../cart/carts.ts';
import { priceCart, type PricedCart } from '../cart/priced-cart.ts';
import { readCustomer } from '../customer/customers.ts';
import { readCustomerTerms } from '../pricing/customer-terms.ts';
import { totalsOf, type Totals } from '../../../../lib/rules/money/totals.ts';
import { insertAttempt } from './attempt/store.ts';
import { orderNotPlacedError } from './attempt/refusals.ts';
import { toOrderToApprove } from './place/request-approval.ts';
import { readOrderUnit, unitOptions } from '../units/order-units.ts';
import { findOwnOptions, forUnit } from './steps/asked-options.ts';
import { checkAnswers, readAnswers } from './steps/input.ts';
import { deliveryVatRate, toDeliveryMethod } from './steps/delivery.ts';
import type { OrderDraft } from '../../db/schema/order-draft.ts';
import { chargeOrder, checkBillTo, debtorIdOf, unconfirmedMessage } from './steps/payment-options.ts';
import { writeOrder } from './place/place-order.ts';
import { optionsFor, toOrderOptions } from './steps/progress.ts';
import { holdOrderUnits } from './place/reserve.ts';
import { deliveryLine } from './place/sold-lines.ts';
import * as stock from './attempt/stock-store.ts';
import { findCheckout } from './attempt/checkout-store.ts';
import { findDeliveryMethods, findOptions } from './steps/store.ts';

/** An order agreed in advance, e.g. by a quote; amounts in krónur. */
interface AgreedOrder extends Omit<OrderDraft, 'session' | 'cartId'> {
  /** Identifies the agreement: it leads to at most one order. */
  idempotencyKey: string;
  /** Answers to what the debtor wants on its orders. */
  answers: readonly ResolversTypes['CheckoutOptionValueInput'][];
}

/**
 * Places an order on account at agreed prices, all of it or nothing, as a checkout does; the cart stays untouched. The caller has
 * locked the agreement, so that no one else orders by it concurrently.
 * @throws ShopError PERMISSION_DENIED for a customer that is not confirmed; BAD_REQUEST for answers that are missing or malformed;
 * FAILED_PRECONDITION when goods, credit or the bill-to
 * customer are not available (any more)
 */
export async function placeAgreedOrder(
  tx: Database,
  config: Config,
  session: Session,
  { idempotencyKey, answers, ...agreed }: AgreedOrder,
): Promise<{ orderId: number; invoiceId: number }> {
  const { actorId, customerId, billToId } = session;
  if (!(await readCustomer(tx, customerId))?.isConfirmed)
    throw new ShopError('PERMISSION_DENIED', unconfirmedMessage, { reason: 'unconfirmed' });
  const unit = await readOrderUnit(tx, session);
  const ownOptions = await readOwnAnswers(tx, debtorIdOf(session), answers, unit);
  const cartId = await buyersCartId(tx, session);
  const attempt = await insertAttempt(tx, {
    idempotencyKey,
    cartId,
    customerId,
    inputHash: hashInput(agreed),
  });
  if (!attempt) throw orderNotPlacedError();
  await checkBillTo(tx, customerId, billToId);
  await holdOrderUnits(tx, attempt.id, agreed.lines, (productId) =>
    agreedStockError(tx, productId, agreed.lines),
  );
  const options = [...unitOptions(unit), ...ownOptions, ...agreed.options];
  const unitId = unit?.id ?? null;
  await settleAccepted(tx, session, attempt.id, toOrderToApprove({ ...agreed, options, unitId }));
  await chargeOrder(tx, session, agreed.totals.gross);
  return writeOrder(
    tx,
    config,
    attempt.id,
    {
      ...agreed,
      options,
      unitId,
      session: { actorId, customerId, billToId },
    },
    'Account',
  );
}

async function readOwnAnswers(
  tx: Database,
  debtorId: number,
  answers: AgreedOrder['answers'],
  unit: { costCentres: readonly string[] } | null,
): Promise<OrderOption[]> {
  const asked = forUnit(await findOwnOptions(tx, debtorId), unit);
  const problems = new FieldProblems();
  const values = readAnswers(answers, asked, problems);
  checkAnswers(asked, values, problems);
  problems.check();
  return toOrderOptions(asked, values);
}

async function agreedStockError(
  tx: Database,
  productId: number,
  lines: AgreedOrder['lines'],
): Promise<ShopError> {
  const name = lines.find((line) => line.productId === productId)?.name ?? '';
  const unitsLeft = Math.max(0, await stock.unitsLeft(tx, productId));
  return new ShopError('FAILED_PRECONDITION', `${name}: ${stockShortMessage(unitsLeft)}`, {
    reason: 'quote.stockShort',
    productId: String(productId),
    available: unitsLeft,
  });
}

/** Totals of goods at agreed prices and their delivery, as an order of them has. */
export function agreedTotals(
  lines: readonly { price: number; vat: number }[],
  delivery: { amount: number },
): Totals {
  const charges = lines.map(({ price, vat }) => ({ gross: price, taxPercentage: vat }));
  return totalsOf(
    delivery.amount > 0 ? [...charges, { gross: delivery.amount, taxPercentage: deliveryVatRate }] : charges,
  );
}

/** The delivery line; none where delivery is free. */
export function agreedDeliveryLines({ name, amount }: { name: string; amount: number }) {
  return deliveryLine(name, amount);
}

/**
 * A buyer's cart at the prices of the customer that they order for, and the delivery method chosen at its checkout. Promo codes are not part of
 * agreements.
 * @param pricedFor whose terms count instead; null for everybody's prices
 */
export async function readCartForAgreement(
  db: Database,
  buyer: Pick<Session, 'actorId' | 'customerId'>,
  pricedFor: number | null = buyer.customerId,
): Promise<{ cart: PricedCart; deliveryMethodId: string | null }> {
  const row = await buyersCart(db, buyer);
  if (!row) return { cart: priceCart(null, [], null), deliveryMethodId: null };
  const terms = pricedFor === null ? null : await readCustomerTerms(db, pricedFor);
  const checkout = await findCheckout(db, row.id);
  return {
    cart: priceCart(row, await cartLines(db, row.id), terms),
    deliveryMethodId: checkout?.deliveryMethodId ?? null,
  };
}

/** The delivery methods that need no answer of the buyer, with their cost for goods of this value (krónur with VAT). */
export async function listAgreeableDeliveries(
  db: Database,
  goodsTotal: number,
): Promise<ResolversParentTypes['DeliveryMethod'][]> {
  const options = await findOptions(db);
  return (await findDeliveryMethods(db))
    .filter(
      ({ id, pickupPoints }) =>
        pickupPoints.length === 0 && !optionsFor(options, id).some(({ isRequired }) => isRequired),
    )
    .map((method) => toDeliveryMethod(method, goodsTotal, null));
}
