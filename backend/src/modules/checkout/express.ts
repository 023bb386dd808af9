import type { ResolversParentTypes, ResolversTypes } from '../../../../graphql/generated/resolvers.ts';
import type { Context } from '../../context.ts';
import type { AttemptAnswer } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { FieldProblems } from '../../field-problems.ts';
import { requiredMessage } from '../../../../lib/rules/backend-messages.ts';
import { customerById } from '../customer/service.ts';
import { requireContext, requireSession } from '../session/service.ts';
import { findAttempt, lockRunning } from './attempt-store.ts';
import { begin, earlierAnswer, hashInput, notPlaced, voidAttempt } from './attempts.ts';
import { readAnswers } from './input.ts';
import { unconfirmedMessage } from './payment.ts';
import { retried } from '../../db/retry.ts';
import { placeOrder } from './place-order.ts';
import { stateOf } from './progress.ts';
import { readDraft } from './read.ts';
import { checkStock } from './reserve.ts';

type Input = ResolversTypes['ExpressCheckoutInput'];
type Answers = readonly ResolversTypes['CheckoutOptionValueInput'][];

/**
 * Places the order once for each key (reliability §3 Money). What is wrong with the input is answered before anything
 * begins, and the key stays good; from then on the first answer, good or bad, is the answer for ever.
 */
export async function expressCheckout(
  context: Context,
  input: Input,
  answers: Answers,
): Promise<ResolversParentTypes['ExpressCheckoutResult']> {
  requireContext(context);
  const { customerId } = requireSession(context);
  const claim = { key: input.idempotencyKey, customerId, inputHash: hashInput([input, answers]) };
  const replayed = await earlierAnswer(context.db, claim);
  if (replayed) return toResult(replayed);
  let options: Record<string, string>;
  try {
    options = await checkInput(context, input, answers);
  } catch (error) {
    // Perhaps nothing is wrong but that another request with this key was faster, and emptied the cart.
    return toResult((await earlierAnswer(context.db, claim)) ?? fail(error));
  }
  const attemptId = await begin(context.db, claim);
  // The same, a moment later.
  if (attemptId === null) return toResult((await earlierAnswer(context.db, claim)) ?? fail(notPlaced()));
  return toResult(await run(context, { id: attemptId, key: claim.key }, input.expectedTotal, options));
}

/** @throws ShopError for everything that the user can put right on the page; nothing has begun by then */
async function checkInput(context: Context, input: Input, answers: Answers): Promise<Record<string, string>> {
  const customer = await customerById(context.db, requireSession(context).customerId);
  if (!customer?.isConfirmed)
    throw new ShopError('PERMISSION_DENIED', unconfirmedMessage, { reason: 'unconfirmed' });
  if (input.paymentType !== 'Account') {
    throw new ShopError('FAILED_PRECONDITION', 'Ekki er hægt að greiða með korti sem stendur.', {
      reason: 'card',
    });
  }
  const draft = await readDraft(context.db, context);
  if (draft.cart.lines.length === 0) {
    throw new ShopError('FAILED_PRECONDITION', 'Karfan er tóm', { reason: 'cart.empty' });
  }
  const step = stateOf(draft.row, draft.method);
  if (step !== 'Payment') {
    throw new ShopError('FAILED_PRECONDITION', 'Ljúkið fyrri skrefum áður en pöntun er staðfest.', { step });
  }
  const problems = new FieldProblems();
  if (!input.acceptTerms) problems.add('acceptTerms', requiredMessage);
  const values = { ...draft.row?.options, ...readAnswers(answers, draft.options, problems) };
  for (const { id, isRequired, defaultValue } of draft.options) {
    if (isRequired && !(values[id] ?? defaultValue)) problems.add(`checkoutOptions.${id}`, requiredMessage);
  }
  problems.check();
  checkStock(draft.cart.lines);
  return values;
}

async function run(
  context: Context,
  attempt: { id: number; key: string },
  expectedTotal: number,
  options: Record<string, string>,
): Promise<AttemptAnswer> {
  const session = requireSession(context);
  try {
    return await retried(() =>
      context.db.transaction((tx) => placeOrder(tx, session, attempt, expectedTotal, options)),
    );
  } catch (error) {
    const why = error instanceof ShopError ? error : notPlaced();
    if (why !== error) context.log.error({ err: error, attempt: attempt.id }, 'order failed');
    // The commit may have come through though its answer was lost: then the attempt is finished, and that answer counts.
    const voided = await context.db.transaction(async (tx) => {
      const running = await lockRunning(tx, attempt.id);
      if (running) await voidAttempt(tx, running, why);
      return running !== null;
    });
    if (voided) throw why;
    return (await findAttempt(context.db, attempt.key))?.answer ?? fail(why);
  }
}

function toResult(answer: AttemptAnswer): ResolversParentTypes['ExpressCheckoutResult'] {
  if ('code' in answer) throw new ShopError(answer.code, answer.message, answer.details);
  const { orderId, invoiceId } = answer;
  return {
    id: String(orderId),
    invoiceId: String(invoiceId),
    message: 'Takk fyrir pöntunina!',
    status: 'Completed',
    threeDSecure: null,
  };
}

function fail(error: unknown): never {
  throw error instanceof Error ? error : notPlaced();
}
