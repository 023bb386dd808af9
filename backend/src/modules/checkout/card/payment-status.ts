import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import type { Context } from '../../../context.ts';
import { findByAttempt } from '../../payments/card-payments.ts';
import { giveUpStalled } from '../attempt/fail-attempt.ts';
import { currentOutcome, type PlacementOutcome, recordedOutcome, toResult } from '../attempt/outcome.ts';
import { ownAttempt } from '../attempt/own-attempt.ts';
import type { AttemptRow } from '../attempt/store.ts';
import { settlePayment } from '../settle-payment.ts';

/**
 * What became of an attempt of this customer, after a look at what the acquirer says by now and whether anybody works on it at all.
 * @throws ShopError NOT_FOUND for any other key, or the recorded failure
 */
export async function paymentStatus(
  context: Context,
  idempotencyKey: string,
): Promise<ResolversParentTypes['ExpressCheckoutResult']> {
  return toResult(await settledOutcome(context, await ownAttempt(context, idempotencyKey)));
}

async function settledOutcome(context: Context, attempt: AttemptRow): Promise<PlacementOutcome> {
  const { db, log } = context;
  const recorded = recordedOutcome(attempt);
  if (recorded) return recorded;
  const payment = await findByAttempt(db, attempt.id);
  if (!payment) return giveUpStalled(db, attempt.id);
  try {
    return await settlePayment(context, payment);
  } catch (error) {
    log.warn({ err: error, payment: payment.id }, 'payment not settled yet');
    return currentOutcome(db, attempt.id);
  }
}
