import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import type { Context } from '../../../context.ts';
import type { AttemptKind } from '../../../db/schema/orders.ts';
import { findPaymentByAttempt } from '../../payments/card-payments.ts';
import { recordWrite } from '../../session/list-database.ts';
import { voidStalledAttempt } from '../attempt/fail-attempt.ts';
import { readCurrentOutcome, type PlacementOutcome, recordedOutcome, toResult } from '../attempt/outcome.ts';
import { requireOwnAttempt } from '../attempt/require-own-attempt.ts';
import type { AttemptRow } from '../attempt/store.ts';
import { settlePayment } from '../settle-payment.ts';

/**
 * The outcome of an attempt of this customer, after querying the acquirer and checking that a request is still working on it.
 * @throws ShopError NOT_FOUND for any other key, or the recorded failure
 */
export async function readPaymentStatus(
  context: Context,
  idempotencyKey: string,
): Promise<ResolversParentTypes['ExpressCheckoutResult']> {
  return toResult(await readSettledOutcome(context, idempotencyKey, 'Order'));
}

/** The outcome of this customer's attempt of a kind. @throws ShopError NOT_FOUND for any other key */
export async function readSettledOutcome(
  context: Context,
  idempotencyKey: string,
  kind: AttemptKind,
): Promise<PlacementOutcome> {
  const outcome = await settleOutcome(context, await requireOwnAttempt(context, idempotencyKey, kind));
  // A webhook may have finished it.
  await recordWrite(context);
  return outcome;
}

async function settleOutcome(context: Context, attempt: AttemptRow): Promise<PlacementOutcome> {
  const { db, log } = context;
  const recorded = recordedOutcome(attempt);
  if (recorded) return recorded;
  const payment = await findPaymentByAttempt(db, attempt.id);
  if (!payment) return voidStalledAttempt(db, attempt.id);
  try {
    return await settlePayment(context, payment);
  } catch (error) {
    log.warn({ err: error, payment: payment.id }, 'payment not settled yet');
    return readCurrentOutcome(db, attempt.id);
  }
}
