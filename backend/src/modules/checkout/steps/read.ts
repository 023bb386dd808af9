import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import type { Context, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { readNeededApproval } from '../../approval-rules/needed-approval.ts';
import { toCart } from '../../cart/to-cart.ts';
import type { PricedCart } from '../../cart/priced-cart.ts';
import { readCart } from '../../cart/carts.ts';
import { totalsOf, type Totals } from '../../../../../lib/rules/money/totals.ts';
import { requireAbility } from '../../session/abilities.ts';
import { isAttemptRunning, nextIdempotencyKey } from '../attempt/idempotency-key.ts';
import { readUnitChoice, toUnitsToOrderFor, type UnitChoice } from '../../units/order-units.ts';
import { type AskedOption, findAskedOptions, forUnit, toCheckoutOption } from './asked-options.ts';
import {
  readCalendar,
  deliveryAmount,
  deliveryVatRate,
  pickupPointOf,
  toDeliveryMethod,
} from './delivery.ts';
import { debtorIdOf, limitedToAccountMessage, readAccountOption, readCardOption } from './payment-options.ts';
import { optionsFor, toOrderOptions, toReceiver, currentStep } from './progress.ts';
import { type CheckoutRow, findCheckout } from '../attempt/checkout-store.ts';
import * as store from './store.ts';

/** What was filled in, with the rows it refers to. */
interface CheckoutSteps {
  receiver: ResolversParentTypes['CheckoutReceiver'] | null;
  method: store.DeliveryMethodRow | null;
  /** The options for the delivery method and the unit. */
  options: AskedOption[];
  unitChoice: UnitChoice;
}

/** Everything that an order consists of, at this moment. */
interface CheckoutDraft extends CheckoutSteps {
  cart: PricedCart;
  row: CheckoutRow | null;
  /** Krónur with VAT. */
  deliveryAmount: number;
  /** Goods and delivery. */
  totals: Totals;
}

export async function readDraft(db: Database, context: Pick<Context, 'visitor'>): Promise<CheckoutDraft> {
  const session = requireAbility(context, 'order');
  const cart = await readCart(db, context.visitor);
  const row = cart.row && (await findCheckout(db, cart.row.id));
  const steps = await readSteps(db, row, session);
  const delivery = steps.method ? deliveryAmount(steps.method, cart.totals.gross) : 0;
  return { ...steps, cart, row, deliveryAmount: delivery, totals: totalsWithDelivery(cart, delivery) };
}

export async function readSteps(
  db: Database,
  row: CheckoutRow | null,
  buyer: Pick<Session, 'actorId' | 'customerId' | 'billToId'>,
): Promise<CheckoutSteps> {
  const methods = await store.findDeliveryMethods(db);
  const method = methods.find(({ id }) => id === row?.deliveryMethodId) ?? null;
  const unitChoice = await readUnitChoice(db, buyer, row?.hasChosenUnit ? row.unitId : undefined);
  const asked = optionsFor(await findAskedOptions(db, debtorIdOf(buyer)), method?.id ?? null);
  return { receiver: toReceiver(row), method, options: forUnit(asked, unitChoice.unit), unitChoice };
}

/** Totals of goods and delivery together: one VAT sum for each rate. */
export function totalsWithDelivery(cart: PricedCart, delivery: number): Totals {
  const charges = cart.lines.map(({ price, product }) => ({
    gross: price,
    taxPercentage: product.taxPercentage,
  }));
  return totalsOf(delivery > 0 ? [...charges, { gross: delivery, taxPercentage: deliveryVatRate }] : charges);
}

/** The checkout of the contract. */
export async function readCheckout(context: Context): Promise<ResolversParentTypes['Checkout']> {
  const session: Session = requireAbility(context, 'order');
  const { db, visitor } = context;
  const idempotencyKey = await nextIdempotencyKey(db, session);
  const draft = await readDraft(db, context);
  const { cart, row, method, totals } = draft;
  const address = row?.address;
  const answers = toOrderOptions(draft.options, row?.options ?? {});
  const { needed, problem } = await readNeededApproval(db, session, {
    total: totals.gross,
    lines: draftLines(draft),
    options: answers,
    unitId: draft.unitChoice.unit?.id,
  });
  return {
    cart: await toCart(db, visitor, cart),
    status: (await isAttemptRunning(db, idempotencyKey)) ? 'Processing' : 'Open',
    state: currentStep(row, method),
    receiver: draft.receiver,
    deliveryMethod:
      method && toDeliveryMethod(method, cart.totals.gross, await readCalendar(db, goodsOf(cart))),
    pickupPoint: method && pickupPointOf(method, row?.pickupPointId ?? null),
    address: address ? { ...address, id: address.id === null ? 'new' : String(address.id) } : null,
    checkoutOptions: draft.options.map((option) => toCheckoutOption(option, row?.options[option.id] ?? null)),
    paymentOptions: [
      await readAccountOption(db, session, totals.gross, problem),
      ...(await readCardOption(context, session, problem ?? (needed && limitedToAccountMessage))),
    ],
    idempotencyKey,
    deliveryAmount: draft.deliveryAmount,
    total: totals.gross,
    totalWithoutTax: totals.net,
    totalTaxAmount: totals.tax,
    units: await toUnitsToOrderFor(db, draft.unitChoice.units),
    unitId: draft.unitChoice.unit && String(draft.unitChoice.unit.id),
    requiresUnit: draft.unitChoice.isRequired,
    exceededLimit: needed?.orderLimit ?? null,
    approvalSteps: needed?.steps.map(({ label }) => label) ?? [],
  };
}

/** The delivery methods with their amounts for the visitor's cart. */
export async function readDeliveryMethods(
  context: Context,
): Promise<ResolversParentTypes['DeliveryMethod'][]> {
  const cart = await readCart(context.db, context.visitor);
  const methods = await store.findDeliveryMethods(context.db);
  const calendar = await readCalendar(context.db, goodsOf(cart));
  return methods.map((method) => toDeliveryMethod(method, cart.totals.gross, calendar));
}

/** The lines, for the rules of approval. */
export const draftLines = ({ cart }: { cart: Pick<PricedCart, 'lines'> }) =>
  cart.lines.map(({ product }) => ({ productId: product.id }));

/** The goods to deliver, for the promise. */
export const goodsOf = ({ lines }: Pick<PricedCart, 'lines'>) => lines.map(({ product }) => product);
