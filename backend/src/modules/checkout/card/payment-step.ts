import type { Database } from '../../../db/connect.ts';
import { lockPayment, type PaymentRow } from '../../payments/card-payments.ts';
import { readOutcome, type PlacementOutcome } from '../attempt/outcome.ts';
import { type AttemptRow, lockAttempt } from '../attempt/store.ts';

/** Seconds until the sweeper looks at a payment that is under way. */
export const recheckAfterSeconds = 30;

/** A payment after a step, and what its attempt has come to. */
export interface PaymentStep {
  payment: PaymentRow;
  outcome: PlacementOutcome;
}

/**
 * Takes a step with the attempt and then its payment locked, so that anyone who else brings the payment on comes before or after.
 * @param step null where it has nothing to do any more; not asked once the attempt is over
 */
export async function runPaymentStep(
  tx: Database,
  { id, attemptId }: PaymentRow,
  step: (attempt: AttemptRow, payment: PaymentRow) => Promise<PaymentStep | null>,
): Promise<PaymentStep> {
  const attempt = await lockAttempt(tx, attemptId);
  const payment = await lockPayment(tx, id);
  const nextStep = attempt.finishedAt === null ? await step(attempt, payment) : null;
  return nextStep ?? { payment, outcome: await readOutcome(tx, attempt) };
}

export function toPayingStep(payment: PaymentRow): PaymentStep {
  return { payment, outcome: { kind: 'paying', challengeUrl: payment.challengeUrl } };
}
