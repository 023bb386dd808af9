import type { OrderOption } from '../../../../../lib/rules/orders/order-option.ts';
import { findOptionValue } from '../../../../../lib/rules/orders/order-option.ts';
import { availableQuantity, clampQuantity } from '../../../../../lib/rules/orders/quantity.ts';
import type { Totals } from '../../../../../lib/rules/money/totals.ts';
import type { Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import type { PickupPoint } from '../../../db/schema/carts.ts';
import { toCartLines, type CartLine } from '../../cart/carts.ts';
import { priceCart, type PricedCart } from '../../cart/priced-cart.ts';
import { readCustomerTerms } from '../../pricing/customer-terms.ts';
import { readUnitChoice, type UnitChoice } from '../../units/order-units.ts';
import { type AskedOption, findAskedOptions, forUnit } from '../steps/asked-options.ts';
import { deliveryAmount } from '../steps/delivery.ts';
import { debtorIdOf } from '../steps/payment-options.ts';
import { optionsFor } from '../steps/progress.ts';
import { totalsWithDelivery } from '../steps/read.ts';
import { findDeliveryMethods, type DeliveryMethodRow } from '../steps/store.ts';
import type { LastItem, LastOrder } from './store.ts';

export interface RepeatDraft {
  cart: PricedCart;
  /** Null where the last one is no longer offered, or its address or pick-up point is missing. */
  method: DeliveryMethodRow | null;
  pickupPoint: PickupPoint | null;
  options: AskedOption[];
  /** The last order's unit, where it is open to the buyer. */
  unitChoice: UnitChoice;
  /** Answers of the last order, by option id. */
  answers: Record<string, string>;
  deliveryAmount: number;
  totals: Totals;
}

/** What of the lines can be had now, each at most in the quantity of last time. */
export async function readAvailableLines(db: Database, items: readonly LastItem[]): Promise<CartLine[]> {
  const lines = await toCartLines(db, items);
  return lines
    .map((line) => ({ ...line, quantity: clampQuantity(line.quantity, line.product) }))
    .filter(({ product, quantity }) => quantity > 0 && quantity <= availableQuantity(product));
}

/** The last order at today's prices and delivery charge, billed to the buyer's debtor. */
export async function draftRepeat(
  db: Database,
  buyer: Pick<Session, 'actorId' | 'customerId' | 'billToId'>,
  { order }: LastOrder,
  lines: readonly CartLine[],
): Promise<RepeatDraft> {
  const cart = priceCart(null, lines, await readCustomerTerms(db, order.customerId));
  const lastMethod = (await findDeliveryMethods(db)).find(({ id }) => id === order.deliveryMethodId) ?? null;
  const pickupPoint = lastMethod && findLastPickupPoint(lastMethod, order.options);
  const isComplete =
    lastMethod &&
    (!lastMethod.requiresAddress || order.address) &&
    (lastMethod.pickupPoints.length === 0 || pickupPoint);
  const method = isComplete ? lastMethod : null;
  const unitChoice = await readUnitChoice(db, buyer, order.unitId);
  const asked = optionsFor(await findAskedOptions(db, debtorIdOf(buyer)), method?.id ?? null);
  const options = forUnit(asked, unitChoice.unit);
  const charge = method ? deliveryAmount(method, cart.totals.gross) : 0;
  return {
    cart,
    method,
    pickupPoint,
    options,
    unitChoice,
    answers: toLastAnswers(options, order.options),
    deliveryAmount: charge,
    totals: totalsWithDelivery(cart, charge),
  };
}

/** As it stands on the order. */
export const pickupPlaceText = ({ name, address }: PickupPoint): string => `${name}, ${address}`;

function findLastPickupPoint(method: DeliveryMethodRow, options: readonly OrderOption[]): PickupPoint | null {
  const place = findOptionValue(options, 'PickupPlace');
  return method.pickupPoints.find((point) => pickupPlaceText(point) === place) ?? null;
}

/** A reference, such as a purchase order number, belongs to one order and is not taken over. */
function toLastAnswers(
  options: readonly AskedOption[],
  lastOptions: readonly OrderOption[],
): Record<string, string> {
  return Object.fromEntries(
    options.flatMap(({ id, name, kind, choices }) => {
      const last = kind === 'Reference' ? undefined : lastOptions.find((option) => option.name === name);
      return last && (choices.length === 0 || choices.includes(last.value)) ? [[id, last.value]] : [];
    }),
  );
}
