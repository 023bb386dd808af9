import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import type { Context } from '../../../context.ts';
import { requireSession } from '../../session/sessions.ts';
import { recordedOutcome, toResult } from './outcome.ts';
import { findLastPlacedAttempt } from './store.ts';

/** Seconds after which no one waits any longer for the answer to an order: an empty cart is an empty cart then. */
const recoverableSeconds = 600;
/** Seconds in which the page of an order may still be on its way to who looks at it. */
const orderPageGraceSeconds = 60;

/**
 * What the visitor's own checkout of a moment ago became, for whom the answer was lost on the way; null when they have been shown it.
 * @param unseen not what they look at just now either
 */
export async function readLastUnseenResult(
  context: Context,
  unseen: boolean,
): Promise<ResolversParentTypes['ExpressCheckoutResult'] | null> {
  const lastAttempt = await findLastPlacedAttempt(context.db, requireSession(context), {
    placedWithin: recoverableSeconds,
    seenWithin: unseen ? 0 : orderPageGraceSeconds,
  });
  const outcome = lastAttempt && recordedOutcome(lastAttempt);
  return outcome && toResult(outcome);
}
