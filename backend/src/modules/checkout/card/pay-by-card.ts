import { randomUUID } from 'node:crypto';
import type { Context, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { outlasting, retried } from '../../../db/retry.ts';
import { AcquirerRefused } from '../../payments/acquirer.ts';
import type { CardService } from '../../payments/acquirer-access.ts';
import { findByAttempt, insertPayment, type PaymentRow } from '../../payments/card-payments.ts';
import { returnMark } from '../../payments/return-mark.ts';
import { currentOutcome, outcomeOf, type PlacementOutcome } from '../attempt/outcome.ts';
import { lockAttempt, saveDraft } from '../attempt/store.ts';
import { draftOrder } from '../place/order-draft.ts';
import type { OrderTerms } from '../place/order-terms.ts';
import { abandonPayment, settlePayment } from '../settle-payment.ts';
import { lockCart } from '../steps/store.ts';
import type { CardChoice } from './chosen-card.ts';

/** The sweeper looks after it when the request that began it has died (seconds). */
const firstLook = 60;

/**
 * Holds goods and sum, writes that the money is about to be asked for, asks, and settles what came of it. From the first write on
 * the payment is finished or freed by the sweeper, whatever happens to this process.
 * @throws ShopError FAILED_PRECONDITION when cart, stock or price changed: nothing was asked then
 */
export async function payByCard(
  context: Context,
  session: Session,
  attemptId: number,
  terms: OrderTerms,
  { service, source }: CardChoice,
): Promise<PlacementOutcome> {
  const reference = randomUUID();
  const payment = await outlasting(() =>
    retried(() =>
      context.db.transaction((tx) => startPayment(tx, session, { id: attemptId, reference }, terms)),
    ),
  );
  if ('kind' in payment) return payment;
  const returnUrl = `${service.site}/backend/payments/return/${payment.reference}/${returnMark(payment.reference, service.secret)}`;
  const wanted = { reference: payment.reference, amount: payment.amount, source, returnUrl };
  try {
    const found = await service.acquirer.authorise(wanted);
    return await outlasting(() => settlePayment(context, payment, found));
  } catch (error) {
    context.log.warn({ err: error, payment: payment.id }, 'payment not settled at once');
    return secondLook(context, service, payment, error);
  }
}

/** Drafts the order and writes its payment; the one that is there when the answer to its commit was lost, the outcome of an attempt that is over. */
async function startPayment(
  tx: Database,
  session: Session,
  { id, reference }: { id: number; reference: string },
  terms: OrderTerms,
): Promise<PaymentRow | PlacementOutcome> {
  const cart = await lockCart(tx, session.customerId);
  const attempt = await lockAttempt(tx, id);
  if (attempt.state !== 'Started') return (await findByAttempt(tx, id)) ?? outcomeOf(tx, attempt);
  const draft = await draftOrder(tx, session, { cart, attempt }, terms);
  await saveDraft(tx, id, draft);
  return insertPayment(tx, { attemptId: id, reference, amount: draft.totals.gross }, firstLook);
}

/**
 * Refused, or nothing of it known to the acquirer: the reference is closed and the attempt ends without money. Else what became of
 * it counts. Without an answer to that either, the sweeper goes on.
 */
async function secondLook(
  context: Context,
  { acquirer }: CardService,
  payment: PaymentRow,
  error: unknown,
): Promise<PlacementOutcome> {
  try {
    const found = error instanceof AcquirerRefused ? null : await acquirer.enquire(payment.reference);
    return found ? await settlePayment(context, payment, found) : await abandonPayment(context, payment);
  } catch (again) {
    context.log.warn({ err: again, payment: payment.id }, 'payment left to the sweeper');
    return outlasting(() => currentOutcome(context.db, payment.attemptId));
  }
}
