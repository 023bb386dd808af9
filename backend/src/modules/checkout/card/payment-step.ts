import type { Database } from '../../../db/connect.ts';
import { lockPayment, type PaymentRow } from '../../payments/card-payments.ts';
import { readOutcome, type PlacementOutcome } from '../attempt/outcome.ts';
import { type AttemptRow, lockAttempt } from '../attempt/store.ts';

/** Seconds until the sweeper checks a running payment. */
export const recheckAfterSeconds = 30;

/** A payment after a step, and the outcome of its attempt. */
export interface PaymentStep {
  payment: PaymentRow;
  outcome: PlacementOutcome;
}

/**
 * Runs a step with the attempt and then its payment locked, so that concurrent steps run before or after it.
 * @param step returns null when there is nothing to do; not called once the attempt has ended
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
