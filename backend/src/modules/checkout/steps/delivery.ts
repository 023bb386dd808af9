import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import {
  deliveryPromise,
  deliveryPromiseText,
  daysUntilGoods,
  unknownPromiseText,
} from '../../../../../lib/rules/dates/delivery-promise.ts';
import type { OpeningHoursEntry } from '../../../../../lib/rules/dates/opening-hours.ts';
import type { Database } from '../../../db/connect.ts';
import type { PickupPoint } from '../../../db/schema/carts.ts';
import { readOpeningDays } from '../../content/opening-days.ts';
import type { DeliveryMethodRow } from './store.ts';

/** Percent; delivery is a service of the standard rate whatever is delivered. */
export const deliveryVatRate = 24;

/** Days that a promise may reach ahead: special orders take up to eight weeks. */
const promiseHorizonDays = 75;

type Goods = Parameters<typeof daysUntilGoods>[0];

/** Input of a promise: the store's hours, the current time, and when the goods are available. */
interface Calendar {
  hours: readonly OpeningHoursEntry[];
  now: Date;
  /** Working days; null when unknown. */
  goodsDays: number | null;
}

export async function readCalendar(db: Database, goods: Goods): Promise<Calendar> {
  const now = new Date();
  return { hours: await readOpeningDays(db, promiseHorizonDays, now), now, goodsDays: daysUntilGoods(goods) };
}

/**
 * The promise for this cart at this moment; in documents by date, since they are read on another day. Null without opening hours.
 */
export function formatPromise(
  method: DeliveryMethodRow,
  { hours, now, goodsDays: days }: Calendar,
  medium: 'screen' | 'paper',
): string | null {
  if (!hours.some(({ opensAt }) => opensAt != null)) return null;
  const promise = deliveryPromise(method, days, hours, now);
  return promise ? deliveryPromiseText(promise, medium === 'screen' ? now : null) : unknownPromiseText;
}

/** Krónur with VAT for goods of this gross total. */
export function deliveryAmount({ amount, freeFrom }: DeliveryMethodRow, goodsTotal: number): number {
  return freeFrom !== null && goodsTotal >= freeFrom ? 0 : amount;
}

/** The pick-up point of this method with this id; null for any other. */
export function pickupPointOf({ pickupPoints }: DeliveryMethodRow, id: string | null): PickupPoint | null {
  return pickupPoints.find((point) => point.id === id) ?? null;
}

export function toDeliveryMethod(
  row: DeliveryMethodRow,
  goodsTotal: number,
  /** Null where the time of the order is not known. */
  calendar: Calendar | null,
): ResolversParentTypes['DeliveryMethod'] {
  const { id, name, description, requiresAddress, freeFrom, pickupPoints } = row;
  return {
    id,
    name,
    description,
    requiresAddress,
    freeFrom,
    pickupPoints,
    amount: deliveryAmount(row, goodsTotal),
    promise: calendar && formatPromise(row, calendar, 'screen'),
  };
}
