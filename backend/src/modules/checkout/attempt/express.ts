import type { ResolversParentTypes, ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { requiredMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Context, Session } from '../../../context.ts';
import { outlasting, retried } from '../../../db/retry.ts';
import { ShopError } from '../../../errors.ts';
import { FieldProblems } from '../../../field-problems.ts';
import { customerById } from '../../customer/customers.ts';
import { cardTries } from '../../payments/saved-cards.ts';
import { limited } from '../../session/limits.ts';
import { requireAbility } from '../../session/abilities.ts';
import { attemptResult, toResult } from './answers.ts';
import { lockRunning } from './store.ts';
import { checkCardLimit } from '../place/ask-approval.ts';
import { begin, earlierAnswer, hashInput, notPlaced, voidAttempt } from './attempts.ts';
import { chosenCard, payByCard, type CardChoice } from '../card/card-payment.ts';
import { readAnswers } from '../steps/input.ts';
import { giveWay } from '../open-payments.ts';
import { checkBillTo, unconfirmedMessage } from '../steps/payment-options.ts';
import { placeOrder } from '../place/place-order.ts';
import { stateOf } from '../steps/progress.ts';
import { readDraft } from '../steps/read.ts';
import { checkStock } from '../place/reserve.ts';

type Input = ResolversTypes['ExpressCheckoutInput'];
type Answers = readonly ResolversTypes['CheckoutOptionValueInput'][];
type Result = ResolversParentTypes['ExpressCheckoutResult'];

interface Checked {
  options: Record<string, string>;
  /** Null on account. */
  card: CardChoice | null;
  cartId: number;
}

/**
 * Places the order once for each key (reliability §3 Money). What is wrong with the input is answered before anything
 * begins, and the key stays good; from then on the first answer, good or bad, is the answer for ever.
 */
export async function expressCheckout(context: Context, input: Input, answers: Answers): Promise<Result> {
  const session = requireAbility(context, 'order');
  const { actorId, customerId } = session;
  const claim = { key: input.idempotencyKey, actorId, customerId, inputHash: hashInput([input, answers]) };
  const replay = async (): Promise<Result | null> => {
    const earlier = await earlierAnswer(context.db, claim);
    return earlier && toResult(context, earlier);
  };
  const replayed = await replay();
  if (replayed) return replayed;
  let checked: Checked;
  try {
    checked = await checkInput(context, session, input, answers);
  } catch (error) {
    // Perhaps nothing is wrong but that another request with this key was faster, and emptied the cart.
    return (await replay()) ?? fail(error);
  }
  await giveWay(context, checked.cartId, claim.key);
  let tries = 0;
  const attemptId = await outlasting(() => begin(context.db, claim, (tries += 1) > 1));
  // The same, a moment later.
  if (attemptId === null) return (await replay()) ?? fail(notPlaced());
  const attempt = { id: attemptId, key: claim.key };
  const place = () => run(context, session, attempt, input.expectedTotal, checked);
  return checked.card ? countingDeclined(context, customerId, place) : place();
}

/** Whoever tries one card after the other gets no further (reliability F28); what failed for another reason does not count. */
async function countingDeclined(
  { db }: Context,
  customerId: number,
  place: () => Promise<Result>,
): Promise<Result> {
  const outcome = await limited(
    db,
    { key: `card:${customerId}`, ...cardTries },
    async (): Promise<{ result: Result } | { error: unknown }> => {
      try {
        return { result: await place() };
      } catch (error) {
        if (error instanceof ShopError && error.extensions['reason'] === 'pay.declined') throw error;
        return { error };
      }
    },
  );
  return 'result' in outcome ? outcome.result : fail(outcome.error);
}

/** @throws ShopError for everything that the user can put right on the page; nothing has begun by then */
async function checkInput(
  context: Context,
  session: Session,
  input: Input,
  answers: Answers,
): Promise<Checked> {
  const customer = await customerById(context.db, session.customerId);
  if (!customer?.isConfirmed)
    throw new ShopError('PERMISSION_DENIED', unconfirmedMessage, { reason: 'unconfirmed' });
  await checkBillTo(context.db, session.customerId, session.billToId);
  const card = input.paymentType === 'Card' ? await chosenCard(context, session, input) : null;
  const draft = await readDraft(context.db, context);
  if (!draft.cart.row || draft.cart.lines.length === 0) {
    throw new ShopError('FAILED_PRECONDITION', 'Karfan er tóm', { reason: 'cart.empty' });
  }
  const step = stateOf(draft.row, draft.method);
  if (step !== 'Payment') {
    throw new ShopError('FAILED_PRECONDITION', 'Ljúkið fyrri skrefum áður en pöntun er staðfest.', { step });
  }
  const problems = new FieldProblems();
  if (!input.acceptTerms) problems.add('acceptTerms', requiredMessage);
  const options = { ...draft.row?.options, ...readAnswers(answers, draft.options, problems) };
  for (const { id, isRequired, defaultValue } of draft.options) {
    if (isRequired && !(options[id] ?? defaultValue)) problems.add(`checkoutOptions.${id}`, requiredMessage);
  }
  problems.check();
  checkStock(draft.cart.lines);
  if (card) await checkCardLimit(context.db, session, draft.totals.gross);
  return { options, card, cartId: draft.cart.row.id };
}

async function run(
  context: Context,
  session: Session,
  attempt: { id: number; key: string },
  expectedTotal: number,
  { options, card }: Checked,
): Promise<Result> {
  try {
    if (card) await payByCard(context, session, attempt, { expectedTotal, options, card });
    else
      await outlasting(() =>
        retried(() =>
          context.db.transaction((tx) =>
            placeOrder(tx, context.config, session, attempt, expectedTotal, options),
          ),
        ),
      );
  } catch (error) {
    const why = error instanceof ShopError ? error : notPlaced();
    if (why !== error) context.log.error({ err: error, attempt: attempt.id }, 'order failed');
    // The commit may have come through though its answer was lost: then what it wrote counts.
    const voided = await outlasting(() =>
      context.db.transaction(async (tx) => {
        const running = await lockRunning(tx, attempt.id);
        if (running && running.state !== 'Paying') await voidAttempt(tx, running, why);
        return running !== null && running.state !== 'Paying';
      }),
    );
    if (voided) throw why;
  }
  return outlasting(() => attemptResult(context, attempt.key));
}

function fail(error: unknown): never {
  throw error instanceof Error ? error : notPlaced();
}
