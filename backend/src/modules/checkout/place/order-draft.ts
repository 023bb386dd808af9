import type { Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import type { OrderDraft } from '../../../db/schema/order-draft.ts';
import { ShopError } from '../../../errors.ts';
import { cartChangedError } from '../attempt/refusals.ts';
import type { AttemptRow } from '../attempt/store.ts';
import { readCalendar, deliveryAmount, pickupPointOf, formatPromise } from '../steps/delivery.ts';
import { checkBillTo } from '../steps/payment-options.ts';
import { toOrderOptions, currentStep } from '../steps/progress.ts';
import { goodsOf, readSteps, totalsWithDelivery } from '../steps/read.ts';
import { unitOf, unitOptions } from '../../units/order-units.ts';
import { pickupOption, promoOption } from './own-options.ts';
import { reserveCart } from './reserve.ts';
import { soldLine } from './sold-lines.ts';
import { type CartRow, findCheckout } from '../attempt/checkout-store.ts';
import type { OrderTerms } from './order-terms.ts';

/**
 * Reserves the units of the cart and prices everything as it is now. Rows are locked in one global order (cart, attempt, products
 * by id, debtor, number series), so that concurrent orders wait but never deadlock.
 * @param locked the buyer's cart and an attempt that has reserved nothing yet
 * @throws ShopError FAILED_PRECONDITION when cart, stock or price are not what the customer saw
 */
export async function draftOrder(
  tx: Database,
  { actorId, customerId, billToId }: Session,
  { cart, attempt }: { cart: CartRow | null; attempt: AttemptRow },
  { expectedTotal, options }: OrderTerms,
): Promise<OrderDraft> {
  const row = cart && (await findCheckout(tx, cart.id));
  if (!cart || row?.idempotencyKey !== attempt.idempotencyKey || row.attemptCartVersion !== cart.version)
    throw cartChangedError();
  await checkBillTo(tx, customerId, billToId);
  const priced = await reserveCart(tx, customerId, attempt.id, cart);
  const buyer = { actorId, customerId, billToId };
  const { receiver, method, options: checkoutOptions, unitChoice } = await readSteps(tx, row, buyer);
  const unit = unitOf(unitChoice);
  if (!receiver || !method || currentStep(row, method) !== 'Payment') throw cartChangedError();
  const deliveryCharge = deliveryAmount(method, priced.totals.gross);
  const totals = totalsWithDelivery(priced, deliveryCharge);
  if (totals.gross !== expectedTotal) throw priceChangedError(totals.gross);
  const { email, name, ssn, companySsn, phone } = receiver;
  const pickupPoint = pickupPointOf(method, row.pickupPointId);
  const calendar = await readCalendar(tx, goodsOf(priced));
  return {
    session: buyer,
    cartId: cart.id,
    lines: priced.lines.map(soldLine),
    totals,
    delivery: {
      id: method.id,
      name: method.name,
      amount: deliveryCharge,
      address: method.requiresAddress ? row.address : null,
      promise: formatPromise(method, calendar, 'paper'),
    },
    receiver: { email, name, ssn: ssn ?? null, companySsn: companySsn ?? null, phone },
    unitId: unit?.id ?? null,
    options: [
      ...unitOptions(unit),
      ...(pickupPoint ? [pickupOption(`${pickupPoint.name}, ${pickupPoint.address}`)] : []),
      ...toOrderOptions(checkoutOptions, options),
      ...(priced.promo?.discount ? [promoOption(priced.promo.code)] : []),
    ],
  };
}

/** The order would not cost what the buyer saw. */
export function priceChangedError(total: number): ShopError {
  return new ShopError(
    'FAILED_PRECONDITION',
    'Verð hefur breyst. Vinsamlegast yfirfarið pöntunina og staðfestið aftur.',
    { reason: 'pay.priceChanged', total },
  );
}
