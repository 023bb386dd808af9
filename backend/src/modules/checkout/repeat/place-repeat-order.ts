import { randomUUID } from 'node:crypto';
import type { ResolversParentTypes, ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { requiredMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Config } from '../../../config.ts';
import type { Context, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import type { OrderDraft } from '../../../db/schema/order-draft.ts';
import { retryOnConflict, retryWhileUnavailable } from '../../../db/retry.ts';
import { ShopError } from '../../../errors.ts';
import { FieldProblems } from '../../../field-problems.ts';
import { hashInput } from '../../../hash-input.ts';
import { settleApproval } from '../../approval-rules/needed-approval.ts';
import { buyersCartId } from '../../cart/carts.ts';
import { readCustomer } from '../../customer/customers.ts';
import { findPaymentByReference, insertPayment, type PaymentRow } from '../../payments/card-payments.ts';
import { unitOf, unitOptions } from '../../units/order-units.ts';
import { requireAbility } from '../../session/abilities.ts';
import { lockCart } from '../attempt/checkout-store.ts';
import { toResult, type PlacementOutcome } from '../attempt/outcome.ts';
import { alreadyRunningError, orderNotPlacedError } from '../attempt/refusals.ts';
import { findEarlierOutcome } from '../attempt/start-attempt.ts';
import { insertAttempt, saveAttemptDraft } from '../attempt/store.ts';
import { firstCheckAfterSeconds } from '../card/authorise-payment.ts';
import { cancelOpenPayments } from '../card/cancel-payment.ts';
import { chargeStarted } from '../card/charge-started.ts';
import { priceChangedError } from '../place/order-draft.ts';
import { pickupOption } from '../place/own-options.ts';
import { commitOrder } from '../place/place-order.ts';
import { requestApproval, takeForCard, toOrderToApprove } from '../place/request-approval.ts';
import { holdOrderUnits } from '../place/reserve.ts';
import { soldLine } from '../place/sold-lines.ts';
import { type CardChoice, resolveCardChoice } from '../steps/card-choice.ts';
import { formatPromise, readCalendar } from '../steps/delivery.ts';
import { checkAnswers, readAnswers } from '../steps/input.ts';
import { chargeOrder, checkBillTo, unconfirmedMessage } from '../steps/payment-options.ts';
import { toOrderOptions } from '../steps/progress.ts';
import { goodsOf } from '../steps/read.ts';
import { draftRepeat, pickupPlaceText, readAvailableLines, type RepeatDraft } from './draft-repeat.ts';
import { repeatProblem } from './repeat-problem.ts';
import { repeatKey } from './repeat-key.ts';
import { findLastItems, findLastOrder, findOpenRepeatPayments, type LastOrder } from './store.ts';

type Input = ResolversTypes['PlaceRepeatOrderInput'];

/** What a press led to before the acquirer is called, if it is. */
type Start =
  | PlacementOutcome
  | { kind: 'started'; payment: PaymentRow }
  /** Payments of an order like an earlier one are open; it starts once they are cancelled. */
  | { kind: 'blocked'; payments: PaymentRow[] }
  /** The key has been used meanwhile. */
  | { kind: 'used' };

/**
 * Places the last order once more, on account or by card, the cart left as it is. All that an order holds is written in one
 * transaction, so that a refusal before that leaves nothing and the key stays good; a card is charged after it, and a refused one
 * frees everything and ends the key.
 * @throws ShopError FAILED_PRECONDITION when it is not what the buyer saw, when credit, approval or the bill-to customer do not
 * allow it, or when the card is refused; as resolveCardChoice for a card that is not the customer's
 */
export async function placeRepeatOrder(
  context: Context,
  input: Input,
): Promise<ResolversParentTypes['ExpressCheckoutResult']> {
  const session = requireAbility(context, 'order');
  const { db } = context;
  const { actorId, customerId } = session;
  const { idempotencyKey } = input;
  const claim = { idempotencyKey, actorId, customerId, inputHash: hashInput(input) };
  const earlier = await findEarlierOutcome(db, claim);
  if (earlier) return toResult(earlier);
  const isByCard = input.paymentMethodId != null || input.cardToken != null;
  const card = isByCard ? await resolveCardChoice(context, session, input) : null;
  const attempt = { reference: randomUUID(), card, inputHash: claim.inputHash };
  let start = await startRepeat(context, session, input, attempt);
  if (start.kind === 'blocked') {
    await cancelOpenPayments(context, start.payments, otherOrderError);
    start = await startRepeat(context, session, input, attempt);
  }
  if (start.kind === 'blocked') throw alreadyRunningError();
  if (card && start.kind === 'started')
    return toResult(await chargeStarted(context, session, card, start.payment));
  if (start.kind !== 'used' && start.kind !== 'started') return toResult(start);
  // Another request with this key was faster, and has committed by now.
  return toResult((await findEarlierOutcome(db, claim)) ?? { kind: 'failed', error: orderNotPlacedError() });
}

interface Attempt {
  /** Of the payment, where a card pays. */
  reference: string;
  card: CardChoice | null;
  inputHash: string;
}

/** Begins once, also where the answer to a commit was lost: then the payment with this reference is this request's own. */
async function startRepeat(
  { db, config }: Context,
  session: Session,
  input: Input,
  attempt: Attempt,
): Promise<Start> {
  const start = await retryWhileUnavailable(() =>
    retryOnConflict(() => db.transaction((tx) => startOnce(tx, config, session, input, attempt))),
  );
  const payment = start.kind === 'used' ? await findPaymentByReference(db, attempt.reference) : null;
  return payment ? { kind: 'started', payment } : start;
}

async function startOnce(
  tx: Database,
  config: Config,
  session: Session,
  input: Input,
  { reference, card, inputHash }: Attempt,
): Promise<Start> {
  const { actorId, customerId, billToId } = session;
  const { idempotencyKey } = input;
  if (!(await readCustomer(tx, customerId))?.isConfirmed)
    throw new ShopError('PERMISSION_DENIED', unconfirmedMessage, { reason: 'unconfirmed' });
  const cartId = await buyersCartId(tx, session);
  // First of all, so that of two requests of one buyer the second waits here for what the first one did.
  await lockCart(tx, session);
  const open = await findOpenRepeatPayments(tx, session);
  const payments = open.filter((one) => one.idempotencyKey !== idempotencyKey).map(({ payment }) => payment);
  if (payments.length > 0) return { kind: 'blocked', payments };
  const attempt = await insertAttempt(tx, {
    idempotencyKey,
    cartId,
    customerId,
    placedBy: actorId,
    inputHash,
  });
  if (!attempt) return { kind: 'used' };
  const last = await findLastOrder(tx, session);
  if (!last || (await repeatKey(tx, session, last)) !== idempotencyKey) throw otherOrderError();
  await checkBillTo(tx, customerId, billToId);
  const draft = await holdRepeat(tx, session, attempt.id, last);
  const order = await toOrder(tx, session, last, draft, readOptions(draft, input));
  if (order.totals.gross !== input.expectedTotal) throw priceChangedError(order.totals.gross);
  if (card) {
    await takeForCard(tx, attempt.id, order);
    await saveAttemptDraft(tx, attempt.id, order);
    const values = {
      attemptId: attempt.id,
      reference,
      amount: order.totals.gross,
      cardId: card.savedCardId,
    };
    return { kind: 'started', payment: await insertPayment(tx, values, firstCheckAfterSeconds) };
  }
  const needed = await settleApproval(tx, session, attempt.id, toOrderToApprove(order));
  if (needed) return requestApproval(tx, config, attempt.id, order, needed);
  await chargeOrder(tx, session, order.totals.gross);
  return commitOrder(tx, config, attempt.id, order, 'Account');
}

/** Reserves what can be had and prices it as the locked products are. */
async function holdRepeat(
  tx: Database,
  session: Session,
  attemptId: number,
  last: LastOrder,
): Promise<RepeatDraft> {
  const lines = await readAvailableLines(tx, await findLastItems(tx, last.order.id));
  const units = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const heldProducts = await holdOrderUnits(tx, attemptId, units, () => Promise.resolve(otherOrderError()));
  const heldLines = lines.map((line) => ({
    ...line,
    product: { ...line.product, ...heldProducts.get(line.product.id) },
  }));
  const draft = await draftRepeat(tx, session, last, heldLines);
  const problem = repeatProblem(draft);
  if (problem !== null) throw new ShopError('FAILED_PRECONDITION', problem, { reason: 'repeat.changed' });
  return draft;
}

/** @throws ShopError BAD_REQUEST with the fields that are missing */
function readOptions({ options, answers }: RepeatDraft, { acceptTerms, checkoutOptions }: Input) {
  const problems = new FieldProblems();
  if (!acceptTerms) problems.add('acceptTerms', requiredMessage);
  const values = { ...answers, ...readAnswers(checkoutOptions ?? [], options, problems) };
  checkAnswers(options, values, problems);
  problems.check();
  return toOrderOptions(options, values);
}

async function toOrder(
  tx: Database,
  { actorId, customerId, billToId }: Session,
  { order }: LastOrder,
  { cart, method, pickupPoint, deliveryAmount, totals, unitChoice }: RepeatDraft,
  options: OrderDraft['options'],
): Promise<OrderDraft> {
  if (!method) throw otherOrderError();
  const promise = formatPromise(method, await readCalendar(tx, goodsOf(cart)), 'paper');
  const address = method.requiresAddress ? order.address : null;
  const unit = unitOf(unitChoice);
  return {
    session: { actorId, customerId, billToId },
    cartId: null,
    lines: cart.lines.map(soldLine),
    totals,
    delivery: { id: method.id, name: method.name, amount: deliveryAmount, address, promise },
    receiver: {
      email: order.email,
      name: order.receiverName,
      ssn: order.receiverSsn,
      companySsn: order.receiverCompanySsn,
      phone: order.phone,
    },
    unitId: unit?.id ?? null,
    options: [
      ...unitOptions(unit),
      ...(pickupPoint ? [pickupOption(pickupPlaceText(pickupPoint))] : []),
      ...options,
    ],
  };
}

/** What was shown is not the last order any more, or its goods have gone since. */
function otherOrderError(): ShopError {
  return new ShopError(
    'FAILED_PRECONDITION',
    'Pöntunin hefur breyst. Vinsamlegast yfirfarið hana og staðfestið aftur.',
    { reason: 'repeat.changed' },
  );
}
