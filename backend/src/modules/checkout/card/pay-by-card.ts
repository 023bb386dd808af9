import { randomUUID } from 'node:crypto';
import type { Context, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { retryWhileUnavailable, retryOnConflict } from '../../../db/retry.ts';
import { AcquirerRefused } from '../../payments/acquirer.ts';
import type { CardService } from '../../payments/acquirer-access.ts';
import { findPaymentByAttempt, insertPayment, type PaymentRow } from '../../payments/card-payments.ts';
import { signReturn } from '../../payments/return-signature.ts';
import { readCurrentOutcome, readOutcome, type PlacementOutcome } from '../attempt/outcome.ts';
import { lockAttempt, saveAttemptDraft } from '../attempt/store.ts';
import { draftOrder } from '../place/order-draft.ts';
import type { OrderTerms } from '../place/order-terms.ts';
import { abandonPayment, settlePayment } from '../settle-payment.ts';
import { lockCart } from '../attempt/checkout-store.ts';
import type { CardChoice } from '../steps/card-choice.ts';

/** The sweeper looks after it when the request that began it has died (seconds). */
const firstCheckAfterSeconds = 60;

/**
 * Holds goods and sum, writes that the money is about to be asked for, asks, and settles the outcome of it. From the first write
 * on the payment is finished or freed by the sweeper, whatever happens to this process.
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
  const payment = await retryWhileUnavailable(() =>
    retryOnConflict(() =>
      context.db.transaction((tx) => startPayment(tx, session, { id: attemptId, reference }, terms)),
    ),
  );
  if ('kind' in payment) return payment;
  const returnUrl = `${service.site}/backend/payments/return/${payment.reference}/${signReturn(payment.reference, service.secret)}`;
  const authorisation = { reference: payment.reference, amount: payment.amount, source, returnUrl };
  try {
    const acquirerPayment = await service.acquirer.authorise(authorisation);
    return await retryWhileUnavailable(() => settlePayment(context, payment, acquirerPayment));
  } catch (error) {
    context.log.warn({ err: error, payment: payment.id }, 'payment not settled at once');
    return recoverPayment(context, service, payment, error);
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
  if (attempt.state !== 'Started') return (await findPaymentByAttempt(tx, id)) ?? readOutcome(tx, attempt);
  const draft = await draftOrder(tx, session, { cart, attempt }, terms);
  await saveAttemptDraft(tx, id, draft);
  return insertPayment(tx, { attemptId: id, reference, amount: draft.totals.gross }, firstCheckAfterSeconds);
}

/**
 * Refused, or nothing of it known to the acquirer: the reference is closed and the attempt ends without money. Else the outcome
 * of it counts. Without an answer to that either, the sweeper continues.
 */
async function recoverPayment(
  context: Context,
  { acquirer }: CardService,
  payment: PaymentRow,
  error: unknown,
): Promise<PlacementOutcome> {
  try {
    const acquirerPayment =
      error instanceof AcquirerRefused ? null : await acquirer.enquire(payment.reference);
    return acquirerPayment
      ? await settlePayment(context, payment, acquirerPayment)
      : await abandonPayment(context, payment);
  } catch (recoveryError) {
    context.log.warn({ err: recoveryError, payment: payment.id }, 'payment left to the sweeper');
    return retryWhileUnavailable(() => readCurrentOutcome(context.db, payment.attemptId));
  }
}
