import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { addressLine } from '../../../../../lib/rules/people/address-line.ts';
import { daysAfter } from '../../../../../lib/rules/orders/quote-validity.ts';
import { standingDates } from '../../../../../lib/rules/orders/standing-rhythm.ts';
import { reykjavikNow } from '../../../../../lib/rules/text/icelandic.ts';
import type { Context, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import { listStandingDeliveries, readStandingProblem } from '../../checkout/standing-choices.ts';
import { readCustomer } from '../../customer/customers.ts';
import { requireAbility } from '../../session/abilities.ts';
import { mayManage } from './access.ts';
import { findDaysFrom, findNeighbourDays, findPastDays, type DayRow } from './day-store.ts';
import { priceLines } from './priced-lines.ts';
import { countLines, findLines, findStandingOrders, type StandingRow } from './store.ts';

type StandingOrder = ResolversParentTypes['StandingOrder'];
type Day = ResolversParentTypes['StandingDay'];

const shownNextDays = 4;
const shownPastDays = 20;

export const today = (): string => reykjavikNow(new Date()).date;

/** @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED */
export async function readStandingOrders(
  context: Context,
): Promise<ResolversParentTypes['StandingOrderSummary'][]> {
  const session = requireAbility(context, 'order');
  const { db } = context;
  const found = await findStandingOrders(db, session.customerId);
  const ids = found.map(({ row }) => row.id);
  const [counts, days] = await Promise.all([countLines(db, ids), findNeighbourDays(db, ids)]);
  return found.map(({ row, makerName }) => ({
    id: String(row.id),
    name: row.name,
    status: row.status,
    everyWeeks: row.everyWeeks,
    weekdays: row.weekdays,
    lineCount: counts.get(row.id) ?? 0,
    makerName: row.makerId === session.actorId ? null : makerName,
    nextDay: nextDays(row, [days.next.get(row.id)], 1)[0] ?? null,
    lastDay: toDayOrNull(days.last.get(row.id)),
  }));
}

/** @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED; NOT_FOUND for another customer's */
export async function readStandingOrder(context: Context, standingOrderId: string): Promise<StandingOrder> {
  const session = requireAbility(context, 'order');
  return toStandingOrder(context.db, session, toRowId(standingOrderId));
}

export async function toStandingOrder(db: Database, session: Session, id: number): Promise<StandingOrder> {
  const [found] = await findStandingOrders(db, session.customerId, id);
  if (!found) throw new ShopError('NOT_FOUND');
  const { row, makerName } = found;
  const { lines, goodsTotal } = await priceLines(db, row.customerId, await findLines(db, id));
  const deliveries = await listStandingDeliveries(db, row.billToId ?? row.customerId, goodsTotal);
  const delivery = deliveries.find(({ method }) => method.id === row.deliveryMethodId);
  const deliveryAmount = delivery?.method.amount ?? 0;
  const planned = row.nextOn === null ? [] : await findDaysFrom(db, id, row.nextOn);
  const past = await findPastDays(db, id, row.nextOn ?? daysAfter(today(), 1), shownPastDays);
  return {
    id: String(id),
    name: row.name,
    status: row.status,
    everyWeeks: row.everyWeeks,
    weekdays: row.weekdays,
    startsOn: row.startsOn,
    makerName: row.makerId === session.actorId ? null : makerName,
    mayManage: mayManage(session, row),
    billToName: row.billToId === null ? null : ((await readCustomer(db, row.billToId))?.name ?? null),
    deliveryMethodId: row.deliveryMethodId,
    deliveryMethod: delivery?.method.name ?? null,
    deliveryAmount,
    addressId: row.address?.id == null ? null : String(row.address.id),
    deliveryAddress: row.address && addressLine(row.address),
    receiver: { name: row.receiver.name, email: row.receiver.email, phone: row.receiver.phone },
    checkoutOptions: (delivery?.options ?? []).flatMap(({ id: optionId, name }) => {
      const value = row.answers[optionId];
      return value ? [{ id: optionId, name, value }] : [];
    }),
    lines: lines.map((line) => ({ ...line, productId: String(line.productId) })),
    total: goodsTotal + deliveryAmount,
    nextDays: nextDays(row, planned, shownNextDays),
    pastDays: past.map(toDay),
  };
}

/** The days to come, with what is known of them. */
function nextDays(row: StandingRow, known: readonly (DayRow | undefined)[], count: number): Day[] {
  if (row.nextOn === null) return [];
  // The next day stays what it is, even where a standstill has made it a past one.
  const later = standingDates(row, row.nextOn, count - 1);
  const [next] = standingDates(row, daysAfter(row.nextOn, -1), 1);
  const first = next?.date === row.nextOn ? next : { date: row.nextOn, plannedDate: row.nextOn };
  return [first, ...later].map(({ date, plannedDate }) => {
    const day = known.find((one) => one?.date === date);
    return { ...(day ? toDay(day) : plainDay(date)), plannedDate: plannedDate === date ? null : plannedDate };
  });
}

function plainDay(date: string): Day {
  return {
    date,
    plannedDate: null,
    status: 'Planned',
    lines: null,
    orderId: null,
    requestId: null,
    reason: null,
    missing: [],
  };
}

const toDayOrNull = (row: DayRow | undefined): Day | null => (row ? toDay(row) : null);

function toDay({ date, status, quantities, orderId, requestId, reason, missing }: DayRow): Day {
  return {
    ...plainDay(date),
    status,
    lines: quantities && Object.entries(quantities).map(([productId, quantity]) => ({ productId, quantity })),
    orderId: orderId === null ? null : String(orderId),
    requestId: requestId === null ? null : String(requestId),
    reason,
    missing,
  };
}

/** @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED */
export async function readChoices(context: Context): Promise<ResolversParentTypes['StandingOrderChoices']> {
  const session = requireAbility(context, 'order');
  const { db } = context;
  const [customer, actor] = [
    await readCustomer(db, session.customerId),
    await readCustomer(db, session.actorId),
  ];
  const deliveries = await listStandingDeliveries(db, session.billToId ?? session.customerId, 0);
  return {
    deliveries: deliveries.map(({ method, checkoutOptions }) => ({ method, checkoutOptions })),
    receiver: {
      name: customer?.name ?? '',
      email: actor?.email ?? '',
      phone: actor?.phoneNumber ?? customer?.phoneNumber ?? '',
    },
    problem: await readStandingProblem(db, session),
  };
}
