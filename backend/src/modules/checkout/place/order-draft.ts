import type { Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import type { OrderDraft } from '../../../db/schema/order-draft.ts';
import { ShopError } from '../../../errors.ts';
import { pickupPlace } from '../../orders/create-order.ts';
import { cartChanged } from '../attempt/refusals.ts';
import type { AttemptRow } from '../attempt/store.ts';
import { calendarFor, deliveryAmount, pickupPointOf, promiseText } from '../steps/delivery.ts';
import { checkBillTo } from '../steps/payment-options.ts';
import { answersOf, stateOf } from '../steps/progress.ts';
import { goodsOf, readSteps, withDelivery } from '../steps/read.ts';
import { reserve } from './reserve.ts';
import { soldLine } from './sold-lines.ts';
import { type CartRow, findCheckout } from '../steps/store.ts';
import type { OrderTerms } from './order-terms.ts';

/** Under this name a code stands among the answers. */
export const promoOption = 'Afsláttarkóði';

/**
 * Holds the units of the cart and prices everything as it is now. Rows are locked in one order for everybody (cart, attempt, products by
 * id, debtor, number series), so that orders wait for each other but never in a circle.
 * @param locked the customer's cart and an attempt that holds nothing yet
 * @throws ShopError FAILED_PRECONDITION when cart, stock or price are not what the customer saw
 */
export async function draftOrder(
  tx: Database,
  { actorId, customerId, billToId }: Session,
  { cart, attempt }: { cart: CartRow | null; attempt: AttemptRow },
  { expectedTotal, options }: OrderTerms,
): Promise<OrderDraft> {
  const row = cart && (await findCheckout(tx, cart.id));
  if (!cart || row?.attemptKey !== attempt.key || row.attemptCartVersion !== cart.version)
    throw cartChanged();
  await checkBillTo(tx, customerId, billToId);
  const priced = await reserve(tx, customerId, attempt.id, cart);
  const { receiver, method, options: questions } = await readSteps(tx, row);
  if (!receiver || !method || stateOf(row, method) !== 'Payment') throw cartChanged();
  const amount = deliveryAmount(method, priced.totals.gross);
  const totals = withDelivery(priced, amount);
  if (totals.gross !== expectedTotal) throw priceChanged(totals.gross);
  const { email, name, ssn, companySsn, phone } = receiver;
  const point = pickupPointOf(method, row.pickupPointId);
  const calendar = await calendarFor(tx, goodsOf(priced));
  return {
    session: { actorId, customerId, billToId },
    cartId: cart.id,
    lines: priced.lines.map(soldLine),
    totals,
    delivery: {
      id: method.id,
      name: method.name,
      amount,
      address: method.requiresAddress ? row.address : null,
      promise: promiseText(method, calendar, 'paper'),
    },
    receiver: { email, name, ssn: ssn ?? null, companySsn: companySsn ?? null, phone },
    options: [
      ...(point ? [{ name: pickupPlace, value: `${point.name}, ${point.address}` }] : []),
      ...answersOf(questions, options),
      ...(priced.promo?.discount ? [{ name: promoOption, value: priced.promo.code }] : []),
    ],
  };
}

function priceChanged(total: number): ShopError {
  return new ShopError(
    'FAILED_PRECONDITION',
    'Verð hefur breyst. Vinsamlegast yfirfarið pöntunina og staðfestið aftur.',
    { reason: 'pay.priceChanged', total },
  );
}
