import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { AttemptAnswer } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { availableQuantity, stockShortMessage } from '../../../../lib/rules/quantity.ts';
import { priceCart, type PricedCart } from '../cart/priced-cart-service.ts';
import { emptyCart, lockCustomerCart, readCart } from '../cart/service.ts';
import { chargeAccount } from '../customer/account-service.ts';
import { issueInvoice } from '../invoices/service.ts';
import { createOrder } from '../orders/service.ts';
import { termsOfCustomer } from '../pricing/service.ts';
import { writeAudit } from '../session/audit-service.ts';
import { finish, lockRunning, setState } from './attempt-store.ts';
import { cartChanged, notPlaced } from './attempts.ts';
import { deliveryAmount } from './delivery.ts';
import { debtorOf, noCreditMessage } from './payment.ts';
import { answersOf, receiverOf } from './progress.ts';
import { readDraft, withDelivery, type CheckoutDraft } from './read.ts';
import { deliveryLine, soldLine } from './sold-lines.ts';
import * as stock from './stock-store.ts';
import { clearCheckout } from './store.ts';

/**
 * Reserve, charge, commit: all of an order on account, or nothing. Rows are locked in one order for everybody (cart, attempt, products by id,
 * debtor, number series), so that orders wait for each other but never in a circle; the series comes last because all orders of the shop share it.
 * @throws ShopError FAILED_PRECONDITION when cart, stock, price or credit are not what the customer saw
 */
export async function placeOrder(
  tx: Database,
  session: Session,
  attempt: { id: number; key: string },
  expectedTotal: number,
  options: Record<string, string>,
): Promise<AttemptAnswer> {
  const cartRow = await lockCustomerCart(tx, session.customerId);
  if (!(await lockRunning(tx, attempt.id))) throw notPlaced();
  const draft = await readDraft(tx, { visitor: { session, cartKey: null } });
  const { row, method, cart } = draft;
  const receiver = receiverOf(row);
  // Locking noted a change, so the version is one above that of the key.
  if (!cartRow || row?.attemptKey !== attempt.key || row.attemptCartVersion !== cartRow.version - 1)
    throw cartChanged();
  if (!receiver || !method || cart.lines.length === 0) throw cartChanged();

  const priced = await reserve(tx, session, attempt.id, cart);
  const delivery = deliveryAmount(method, priced.totals.gross);
  const totals = withDelivery(priced, delivery);
  if (totals.gross !== expectedTotal) throw priceChanged(totals.gross);
  if (!(await chargeAccount(tx, debtorOf(session), totals.gross))) {
    throw new ShopError('FAILED_PRECONDITION', noCreditMessage, { reason: 'pay.noCredit' });
  }

  const answers = answersOf(draft.options, options);
  const sold = priced.lines.map(soldLine);
  const address = method.requiresAddress ? row.address : null;
  const orderId = await createOrder(tx, {
    session,
    attemptId: attempt.id,
    lines: sold,
    totals,
    delivery: { id: method.id, name: method.name, amount: delivery, address },
    receiver,
    paymentType: 'Account',
    options: answers,
  });
  await stock.claimReservations(tx, attempt.id);
  await emptyCart(tx, cartRow.id);
  await clearCheckout(tx, cartRow.id);
  await writeAudit(tx, session, 'order', { orderId, total: totals.gross });
  const invoiceId = await issueInvoice(tx, {
    orderId,
    customerId: session.customerId,
    billToId: session.billToId,
    lines: [...sold, ...deliveryLine(method.name, delivery)],
    totals,
    options: answers,
  });
  const answer = { orderId, invoiceId };
  await finish(tx, attempt.id, 'Completed', answer);
  return answer;
}

/** Holds every line's units and prices the lines as they are at this moment. */
async function reserve(
  tx: Database,
  session: Session,
  attemptId: number,
  cart: PricedCart,
): Promise<PricedCart> {
  const terms = await termsOfCustomer(tx, session.customerId);
  const wanted = cart.lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const held: stock.Wanted[] = [];
  const current = new Map<number, NonNullable<Awaited<ReturnType<typeof stock.holdUnits>>>>();
  for (const one of wanted.toSorted(stock.byProduct)) {
    const product = await stock.holdUnits(tx, one);
    if (!product) throw await stockShort(tx, one.productId, cart);
    if (one.quantity % product.unitOfMeasure !== 0) throw cartChanged();
    if (!product.isSpecialOrder) held.push(one);
    current.set(product.id, product);
  }
  await stock.noteReservations(tx, attemptId, held);
  await setState(tx, attemptId, 'Reserved');
  const lines = cart.lines.map((line) => ({
    ...line,
    product: { ...line.product, ...current.get(line.product.id) },
  }));
  return priceCart(cart.row, lines, terms);
}

async function stockShort(tx: Database, productId: number, cart: CheckoutDraft['cart']): Promise<ShopError> {
  const line = cart.lines.find(({ product }) => product.id === productId);
  const left = await stock.unitsLeft(tx, productId);
  const available = line ? availableQuantity({ ...line.product, stock: left }) : left;
  return new ShopError('FAILED_PRECONDITION', stockShortMessage(available), {
    reason: 'cart.stockShort',
    productId: String(productId),
    available,
  });
}

function priceChanged(total: number): ShopError {
  return new ShopError(
    'FAILED_PRECONDITION',
    'Verð hefur breyst. Vinsamlegast yfirfarið pöntunina og staðfestið aftur.',
    { reason: 'pay.priceChanged', total },
  );
}
