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
  const recorded = await recordOutcome(context, reference, outcome);
  if (!recorded) throw new AcquirerUnavailable('The payment is gone');
  if (recorded.isTooLate) await cancelAtAdyen(context, recorded.payment);
  return recorded.payment;
}

/**
 * Records an outcome. Null for an unknown reference; `isTooLate`: the shop has given the payment up, and the caller has to
 * cancel what is held.
 */
export async function recordOutcome(
  { platform: { db, log } }: Pick<AdyenContext, 'platform'>,
  reference: string,
  outcome: Outcome,
): Promise<{ payment: store.AdyenPayment; isTooLate: boolean } | null> {
  const changed = await store.changePayment(db, reference, (payment) => changesOf(payment, outcome));
  if (!changed) return null;
  const isLate = isTooLate(changed.before, outcome);
  if (isLate) log.warn({ reference }, 'a payment that was given up is authorised: it is cancelled');
  return { payment: changed.after, isTooLate: isLate };
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
