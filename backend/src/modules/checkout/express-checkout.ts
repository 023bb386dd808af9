import type { ResolversParentTypes, ResolversTypes } from '../../../../graphql/generated/resolvers.ts';
import type { Context, Session } from '../../context.ts';
import { retryWhileUnavailable, retryOnConflict } from '../../db/retry.ts';
import { ShopError } from '../../errors.ts';
import { hashInput } from '../../hash-input.ts';
import { requireAbility } from '../session/abilities.ts';
import { cancelOpenPayments } from './card/cancel-payment.ts';
import { limitDeclinedCards } from './card/limit-declined-cards.ts';
import { payByCard } from './card/pay-by-card.ts';
import type { OrderTerms } from './place/order-terms.ts';
import { placeOnAccount } from './place/place-order.ts';
import { type CheckedOrder, checkOrder } from './place/check-order.ts';
import { failAttempt } from './attempt/fail-attempt.ts';
import { type PlacementOutcome, toResult } from './attempt/outcome.ts';
import { alreadyRunningError } from './attempt/refusals.ts';
import { findEarlierOutcome, startAttempt } from './attempt/start-attempt.ts';

type Input = ResolversTypes['ExpressCheckoutInput'];
type Answers = readonly ResolversTypes['CheckoutOptionValueInput'][];

/**
 * Places the order once per key (reliability §3.1). Invalid input is refused before anything begins, and the key stays valid;
 * from then on the first outcome, success or failure, is final.
 */
export async function expressCheckout(
  context: Context,
  input: Input,
  answers: Answers,
): Promise<ResolversParentTypes['ExpressCheckoutResult']> {
  const session = requireAbility(context, 'order');
  const { idempotencyKey, expectedTotal } = input;
  const { actorId, customerId } = session;
  const claim = { idempotencyKey, actorId, customerId, inputHash: hashInput([input, answers]) };
  const checked = await catchRefusal(checkOrder(context, session, input, answers));
  // The only problem may be that another request with this key was faster, and emptied the cart.
  if (checked instanceof ShopError)
    return toResult((await findEarlierOutcome(context.db, claim)) ?? { kind: 'failed', error: checked });
  let start = await startAttempt(context.db, claim);
  if (start.kind === 'blocked') {
    await cancelOpenPayments(context, start.payments);
    start = await startAttempt(context.db, claim);
  }
  if (start.kind === 'blocked') throw alreadyRunningError();
  if (start.kind !== 'started') return toResult(start);
  return toResult(await executeAttempt(context, session, start.attemptId, { ...checked, expectedTotal }));
}

async function catchRefusal<T>(work: Promise<T>): Promise<T | ShopError> {
  return work.catch((error: unknown) => {
    if (error instanceof ShopError) return error;
    throw error;
  });
}

/** Brings a started attempt to its outcome, whatever fails on the way. */
async function executeAttempt(
  context: Context,
  session: Session,
  attemptId: number,
  { card, ...terms }: CheckedOrder & OrderTerms,
): Promise<PlacementOutcome> {
  const { db, config } = context;
  const failOnError = (outcome: Promise<PlacementOutcome>) =>
    outcome.catch((error: unknown) => failAttempt(context, attemptId, error));
  if (card)
    return limitDeclinedCards(context, session, () =>
      failOnError(payByCard(context, session, attemptId, terms, card)),
    );
  return failOnError(
    retryWhileUnavailable(() =>
      retryOnConflict(() => db.transaction((tx) => placeOnAccount(tx, config, session, attemptId, terms))),
    ),
  );
}
