import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { AttemptAnswer } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { emptyCart, lockCustomerCart } from '../cart/service.ts';
import { issueInvoice } from '../invoices/service.ts';
import { createOrder } from '../orders/service.ts';
import { writeAudit } from '../session/audit-service.ts';
import { finish, lockRunning } from './attempt-store.ts';
import { cartChanged, notPlaced } from './attempts.ts';
import { deliveryAmount } from './delivery.ts';
import { charge } from './payment.ts';
import { answersOf } from './progress.ts';
import { readSteps, withDelivery } from './read.ts';
import { reserve } from './reserve.ts';
import { deliveryLine, soldLine } from './sold-lines.ts';
import { claimReservations } from './stock-store.ts';
import { clearCheckout, findCheckout } from './store.ts';

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
  const row = cartRow && (await findCheckout(tx, cartRow.id));
  // Locking noted a change, so the version is one above that of the key.
  if (!cartRow || row?.attemptKey !== attempt.key || row.attemptCartVersion !== cartRow.version - 1)
    throw cartChanged();
  const priced = await reserve(tx, session, attempt.id, cartRow);
  const { receiver, method, options: questions } = await readSteps(tx, row);
  if (!receiver || !method) throw cartChanged();
  const delivery = deliveryAmount(method, priced.totals.gross);
  const totals = withDelivery(priced, delivery);
  if (totals.gross !== expectedTotal) throw priceChanged(totals.gross);
  await charge(tx, session, totals.gross);

  const answers = answersOf(questions, options);
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
  await claimReservations(tx, attempt.id);
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

function priceChanged(total: number): ShopError {
  return new ShopError(
    'FAILED_PRECONDITION',
    'Verð hefur breyst. Vinsamlegast yfirfarið pöntunina og staðfestið aftur.',
    { reason: 'pay.priceChanged', total },
  );
}
