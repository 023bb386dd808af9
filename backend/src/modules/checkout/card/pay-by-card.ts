import { randomUUID } from 'node:crypto';
import type { Context, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { retryWhileUnavailable, retryOnConflict } from '../../../db/retry.ts';
import { findPaymentByAttempt, insertPayment, type PaymentRow } from '../../payments/card-payments.ts';
import { readOutcome, type PlacementOutcome } from '../attempt/outcome.ts';
import { lockAttempt, saveAttemptDraft } from '../attempt/store.ts';
import { draftOrder } from '../place/order-draft.ts';
import type { OrderTerms } from '../place/order-terms.ts';
import { takeForCard } from '../place/request-approval.ts';
import { lockCart } from '../attempt/checkout-store.ts';
import type { CardChoice } from '../steps/card-choice.ts';
import { authorisePayment, firstCheckAfterSeconds } from './authorise-payment.ts';

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
  card: CardChoice,
): Promise<PlacementOutcome> {
  const reference = randomUUID();
  const payment = await retryWhileUnavailable(() =>
    retryOnConflict(() =>
      context.db.transaction((tx) =>
        startPayment(tx, session, { id: attemptId, reference, cardId: card.savedCardId }, terms),
      ),
    ),
  );
  if ('kind' in payment) return payment;
  return authorisePayment(context, card, payment);
}

/**
 * Drafts the order and writes its payment; returns the existing one when the response to its commit was lost, or the outcome of
 * an attempt that has ended.
 */
async function startPayment(
  tx: Database,
  session: Session,
  { id, reference, cardId }: { id: number; reference: string; cardId: number | null },
  terms: OrderTerms,
): Promise<PaymentRow | PlacementOutcome> {
  const cart = await lockCart(tx, session);
  const attempt = await lockAttempt(tx, id);
  if (attempt.state !== 'Started') return (await findPaymentByAttempt(tx, id)) ?? readOutcome(tx, attempt);
  const draft = await draftOrder(tx, session, { cart, attempt }, terms);
  await takeForCard(tx, id, draft);
  await saveAttemptDraft(tx, id, draft);
  const payment = { attemptId: id, reference, amount: draft.totals.gross, cardId };
  return insertPayment(tx, payment, firstCheckAfterSeconds);
}
