import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import type { Context } from '../../../context.ts';
import type { AttemptAnswer } from '../../../db/schema/orders.ts';
import { ShopError } from '../../../errors.ts';
import { requireAbility } from '../../session/abilities.ts';
import { requireSession } from '../../session/sessions.ts';
import { findAttempt, findLastPlaced } from './store.ts';
import { awaiting } from '../place/ask-approval.ts';
import { giveUpStalled } from './attempts.ts';
import { processing } from '../card/card-payment.ts';
import { findByAttempt } from '../../payments/card-payments.ts';
import { settle } from '../settle.ts';

type Result = ResolversParentTypes['ExpressCheckoutResult'];

/** Seconds after which nobody waits any longer for the answer to an order: an empty cart is an empty cart then. */
const awaitedFor = 600;
/** Seconds in which the page of an order may still be on its way to who looks at it. */
const arrivesWithin = 60;

/** As attemptResult, after a look at what the acquirer says by now, and whether anybody works on it at all. */
export async function paymentStatus(context: Context, key: string): Promise<Result> {
  const { customerId } = requireAbility(context, 'order');
  const attempt = await findAttempt(context.db, key);
  const open = attempt?.customerId === customerId && attempt.finishedAt === null ? attempt : null;
  const payment = open && (await findByAttempt(context.db, open.id));
  if (open && !payment) await giveUpStalled(context.db, open.id);
  if (payment) {
    await settle(context, payment.id).catch((error: unknown) =>
      context.log.warn({ err: error, payment: payment.id }, 'payment not settled yet'),
    );
  }
  return attemptResult(context, key);
}

/** What became of an attempt of this customer. @throws ShopError NOT_FOUND for any other key, or the recorded failure */
export async function attemptResult(context: Context, key: string): Promise<Result> {
  const { customerId } = requireAbility(context, 'order');
  const attempt = await findAttempt(context.db, key);
  if (attempt?.customerId !== customerId) throw new ShopError('NOT_FOUND');
  return toResult(context, attempt.answer ?? { paying: attempt.id });
}

/**
 * What the visitor's own checkout of a moment ago became, for whom the answer was lost on the way; null when they have been shown it.
 * @param unseen not what they look at just now either
 */
export async function lastAnswer(context: Context, unseen: boolean): Promise<Result | null> {
  const last = await findLastPlaced(context.db, requireSession(context), {
    placedWithin: awaitedFor,
    seenWithin: unseen ? 0 : arrivesWithin,
  });
  return last?.answer ? toResult(context, last.answer) : null;
}

export async function toResult(
  context: Context,
  answer: AttemptAnswer | { paying: number },
): Promise<Result> {
  if ('paying' in answer) return processing(await findByAttempt(context.db, answer.paying));
  if ('code' in answer) throw new ShopError(answer.code, answer.message, answer.details);
  if ('requestId' in answer) return awaiting(answer.requestId);
  const { orderId, invoiceId } = answer;
  return {
    id: String(orderId),
    invoiceId: String(invoiceId),
    message: 'Takk fyrir pöntunina!',
    status: 'Completed',
    threeDSecure: null,
    requestId: null,
  };
}
