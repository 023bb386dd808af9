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

/** The sweeper picks up a payment this long after its start, in case its request has died (seconds). */
const firstCheckAfterSeconds = 60;

/**
 * Reserves goods and sum, records that the acquirer is about to be called, calls it, and settles the outcome. From the first
 * write on, the sweeper completes or releases the payment, whatever happens to this process.
 * @throws ShopError FAILED_PRECONDITION when cart, stock or price changed: the acquirer was not called
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

/**
 * Drafts the order and writes its payment; returns the existing one when the response to its commit was lost, or the outcome of
 * an attempt that has ended.
 */
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
 * Refused, or unknown to the acquirer: the reference is closed and the attempt ends without payment. Otherwise the acquirer's
 * state applies. When it does not respond to that either, the sweeper continues.
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
