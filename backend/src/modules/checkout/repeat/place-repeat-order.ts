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
import { unitOf, unitOptions } from '../../units/order-units.ts';
import { requireAbility } from '../../session/abilities.ts';
import { toResult, type PlacementOutcome } from '../attempt/outcome.ts';
import { orderNotPlacedError } from '../attempt/refusals.ts';
import { findEarlierOutcome } from '../attempt/start-attempt.ts';
import { insertAttempt } from '../attempt/store.ts';
import { priceChangedError } from '../place/order-draft.ts';
import { pickupOption } from '../place/own-options.ts';
import { writeOrder } from '../place/place-order.ts';
import { storeRequest, toOrderToApprove } from '../place/request-approval.ts';
import { holdOrderUnits } from '../place/reserve.ts';
import { soldLine } from '../place/sold-lines.ts';
import { formatPromise, readCalendar } from '../steps/delivery.ts';
import { checkAnswers, readAnswers } from '../steps/input.ts';
import { chargeOrder, checkBillTo, unconfirmedMessage } from '../steps/payment-options.ts';
import { toOrderOptions } from '../steps/progress.ts';
import { goodsOf } from '../steps/read.ts';
import { draftRepeat, pickupPlaceText, readAvailableLines, type RepeatDraft } from './draft-repeat.ts';
import { repeatProblem } from './repeat-problem.ts';
import { repeatKey } from './repeat-key.ts';
import { findLastItems, findLastOrder, type LastOrder } from './store.ts';

type Input = ResolversTypes['PlaceRepeatOrderInput'];

/**
 * Places the last order once more, on account: one transaction, so that a refusal leaves nothing and the key stays good. The cart
 * stays untouched.
 * @throws ShopError FAILED_PRECONDITION when it is not what the buyer saw, or credit or the bill-to customer do not allow it
 */
export async function placeRepeatOrder(
  context: Context,
  input: Input,
): Promise<ResolversParentTypes['ExpressCheckoutResult']> {
  const session = requireAbility(context, 'order');
  const { db, config } = context;
  const { actorId, customerId } = session;
  const { idempotencyKey } = input;
  const claim = { idempotencyKey, actorId, customerId, inputHash: hashInput(input) };
  const outcome = await retryWhileUnavailable(() =>
    retryOnConflict(async () => {
      const earlier = await findEarlierOutcome(db, claim);
      return earlier ?? db.transaction((tx) => placeOnce(tx, config, session, input));
    }),
  );
  // Another request with this key was faster, and has committed by now.
  return toResult(
    outcome ?? (await findEarlierOutcome(db, claim)) ?? { kind: 'failed', error: orderNotPlacedError() },
  );
}

/** Null when the key has been used meanwhile. */
async function placeOnce(
  tx: Database,
  config: Config,
  session: Session,
  input: Input,
): Promise<PlacementOutcome | null> {
  const { actorId, customerId, billToId } = session;
  if (!(await readCustomer(tx, customerId))?.isConfirmed)
    throw new ShopError('PERMISSION_DENIED', unconfirmedMessage, { reason: 'unconfirmed' });
  // First of all, so that of two requests with one key the second waits here for the first one's answer.
  const attempt = await insertAttempt(tx, {
    idempotencyKey: input.idempotencyKey,
    cartId: await buyersCartId(tx, session),
    customerId,
    placedBy: actorId,
    inputHash: hashInput(input),
  });
  if (!attempt) return null;
  const last = await findLastOrder(tx, session);
  if (!last || (await repeatKey(tx, session, last)) !== input.idempotencyKey) throw otherOrderError();
  await checkBillTo(tx, customerId, billToId);
  const draft = await holdRepeat(tx, session, attempt.id, last);
  const order = await toOrder(tx, session, last, draft, readOptions(draft, input));
  if (order.totals.gross !== input.expectedTotal) throw priceChangedError(order.totals.gross);
  const needed = await settleApproval(tx, session, attempt.id, toOrderToApprove(order));
  if (needed) return storeRequest(tx, config, attempt.id, order, needed);
  await chargeOrder(tx, session, order.totals.gross);
  return { kind: 'placed', ...(await writeOrder(tx, config, attempt.id, order, 'Account')) };
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
): Promise<Omit<OrderDraft, 'cartId'>> {
  if (!method) throw otherOrderError();
  const promise = formatPromise(method, await readCalendar(tx, goodsOf(cart)), 'paper');
  const address = method.requiresAddress ? order.address : null;
  const unit = unitOf(unitChoice);
  return {
    session: { actorId, customerId, billToId },
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
