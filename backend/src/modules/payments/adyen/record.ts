import { AcquirerRefused, AcquirerUnavailable } from '../acquirer.ts';
import type { PaymentAnswer } from './answers.ts';
import { cancelAtAdyen } from './cancel.ts';
import type { AdyenContext } from './context.ts';
import { changesOf, isTooLate, type Outcome, toOutcome } from './outcome.ts';
import * as store from './store.ts';
import { hashInput } from '../../../hash-input.ts';

/** Records an answer to a payment. @returns the payment as it is then */
export async function recordAnswer(
  context: AdyenContext,
  reference: string,
  answer: PaymentAnswer,
): Promise<store.AdyenPayment> {
  const outcome = toOutcome(answer);
  if (!outcome) throw new AcquirerUnavailable(`Adyen has not decided: ${answer.resultCode}`);
  const payment = await recordOutcome(context, reference, outcome);
  if (!payment) throw new AcquirerUnavailable('The payment is gone');
  return payment;
}

/** Records an outcome; a payment that the shop has given up is cancelled. Null for an unknown reference. */
export async function recordOutcome(
  context: AdyenContext,
  reference: string,
  outcome: Outcome,
): Promise<store.AdyenPayment | null> {
  const changed = await store.changePayment(context.platform.db, reference, (payment) =>
    changesOf(payment, outcome),
  );
  if (!changed) return null;
  if (isTooLate(changed.before, outcome)) {
    context.platform.log.warn({ reference }, 'a payment that was given up is authorised: it is cancelled');
    await cancelAtAdyen(context, changed.after);
  }
  return changed.after;
}

/**
 * Sends Adyen what the bank's page or its script came back with. It is kept until Adyen has answered, so that the sweeper sends it
 * again; the same key makes it one.
 */
export async function sendDetails(
  context: AdyenContext,
  reference: string,
  details: Record<string, string>,
): Promise<store.AdyenPayment> {
  const kept = await store.changePayment(context.platform.db, reference, ({ state, isClosed }) =>
    state === 'Challenge' && !isClosed ? { details } : {},
  );
  if (!kept) throw new AcquirerRefused('No such payment', 'payment_not_found');
  if (kept.after.details === null) return kept.after;
  const digest = hashInput(details).slice(0, 16);
  try {
    const answer = await (await context.calls()).complete(details, `${reference}-d${digest}`);
    return await recordAnswer(context, reference, answer);
  } catch (error) {
    // What Adyen does not accept is not sent again; the card holder may still come back with something else.
    if (error instanceof AcquirerRefused)
      await store.changePayment(context.platform.db, reference, () => ({ details: null }));
    throw error;
  }
}
