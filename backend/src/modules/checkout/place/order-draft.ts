import type { Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { pickupPlace, type NewOrder, type SoldLine } from '../../orders/create-order.ts';
import type { Totals } from '../../../../../lib/rules/money/totals.ts';
import { lockRunning } from '../attempt/store.ts';
import { cartChanged, notPlaced } from '../attempt/attempts.ts';
import { calendarFor, deliveryAmount, pickupPointOf, promiseText } from '../steps/delivery.ts';
import { checkBillTo } from '../steps/payment-options.ts';
import { answersOf, stateOf } from '../steps/progress.ts';
import { goodsOf, readSteps, withDelivery } from '../steps/read.ts';
import { reserve } from './reserve.ts';
import { soldLine } from './sold-lines.ts';
import { findCheckout, lockCart } from '../steps/store.ts';

/** Under this name a code stands among the answers. */
export const promoOption = 'Afsláttarkóði';

/** An order as it was shown and will be written; amounts in krónur. */
export interface OrderDraft {
  session: Pick<Session, 'actorId' | 'customerId' | 'billToId'>;
  cartId: number;
  lines: SoldLine[];
  /** Goods and delivery. */
  totals: Totals;
  delivery: NewOrder['delivery'];
  receiver: { email: string; name: string; ssn: string | null; companySsn: string | null; phone: string };
  options: { name: string; value: string }[];
}

/**
 * Holds the units of the cart and prices everything as it is now. Rows are locked in one order for everybody (cart, attempt, products by
 * id, debtor, number series), so that orders wait for each other but never in a circle.
 * @throws ShopError FAILED_PRECONDITION when cart, stock or price are not what the customer saw
 */
export async function draftOrder(
  tx: Database,
  { actorId, customerId, billToId }: Session,
  attempt: { id: number; key: string },
  expectedTotal: number,
  options: Record<string, string>,
): Promise<OrderDraft> {
  const cart = await lockCart(tx, customerId);
  // Drafted once: what is held already is not held again.
  if ((await lockRunning(tx, attempt.id))?.state !== 'Started') throw notPlaced();
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
