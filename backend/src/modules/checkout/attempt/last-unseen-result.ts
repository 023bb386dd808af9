import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import type { Context } from '../../../context.ts';
import { recordWrite } from '../../session/list-database.ts';
import { requireSession } from '../../session/sessions.ts';
import { recordedOutcome, toResult } from './outcome.ts';
import { findLastPlacedAttempt } from './store.ts';

/** Seconds for which a lost order response is recovered: after that an empty cart is just an empty cart. */
const recoverableSeconds = 600;
/** Seconds that the order page may take to reach the visitor. */
const orderPageGraceSeconds = 60;

/**
 * The result of the visitor's own recent checkout when its response was lost; null when they have seen it.
 * @param unseen skips what they are looking at right now
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
  if (!outcome) return null;
  // The process that placed it may have ended before it noted the write.
  await recordWrite(context);
  return toResult(outcome);
}
