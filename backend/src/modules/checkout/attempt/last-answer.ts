import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import type { Context } from '../../../context.ts';
import { requireSession } from '../../session/sessions.ts';
import { recordedOutcome, toResult } from './outcome.ts';
import { findLastPlaced } from './store.ts';

/** Seconds after which nobody waits any longer for the answer to an order: an empty cart is an empty cart then. */
const awaitedFor = 600;
/** Seconds in which the page of an order may still be on its way to who looks at it. */
const arrivesWithin = 60;

/**
 * What the visitor's own checkout of a moment ago became, for whom the answer was lost on the way; null when they have been shown it.
 * @param unseen not what they look at just now either
 */
export async function lastAnswer(
  context: Context,
  unseen: boolean,
): Promise<ResolversParentTypes['ExpressCheckoutResult'] | null> {
  const last = await findLastPlaced(context.db, requireSession(context), {
    placedWithin: awaitedFor,
    seenWithin: unseen ? 0 : arrivesWithin,
  });
  const outcome = last && recordedOutcome(last);
  return outcome && toResult(outcome);
}
