import type { ResolversParentTypes, ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { maximumQuantity } from '../../../../../lib/rules/orders/quantity.ts';
import { standingDates } from '../../../../../lib/rules/orders/standing-rhythm.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import { isCalendarDay } from '../../../../../lib/rules/dates/days.ts';
import { daysAfter } from '../../../../../lib/rules/orders/quote-validity.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { requireAbility } from '../../session/abilities.ts';
import { changeStandingOrder } from './access.ts';
import { lockDay, saveDay } from './day-store.ts';
import { toStandingOrder } from './read.ts';
import { findLines, type StandingRow } from './store.ts';

type StandingOrder = ResolversParentTypes['StandingOrder'];

/**
 * Changes what is ordered on one day to come.
 * @param lines units of each product, 0 for none of it; null: as on all other days
 * @throws ShopError as changeStandingOrder; BAD_REQUEST for other products than its own; FAILED_PRECONDITION for a day that is over
 * or none of its days
 */
export async function changeDay(
  context: Context,
  standingOrderId: string,
  date: string,
  lines: readonly ResolversTypes['StandingLineInput'][] | null,
): Promise<StandingOrder> {
  const id = await changeStandingOrder(context, standingOrderId, async (tx, row) => {
    await requireDayToCome(tx, row, date);
    const quantities = lines && (await readQuantities(tx, row.id, lines));
    await saveDay(tx, row.id, date, { status: 'Planned', quantities });
  });
  return toStandingOrder(context.db, requireAbility(context, 'order'), id);
}

/** Skips one day to come, or takes that back; what was changed about it stays. @throws ShopError as changeDay */
export async function skipDay(
  context: Context,
  standingOrderId: string,
  date: string,
  isSkipped: boolean,
): Promise<StandingOrder> {
  const id = await changeStandingOrder(context, standingOrderId, async (tx, row) => {
    await requireDayToCome(tx, row, date);
    await saveDay(tx, row.id, date, { status: isSkipped ? 'Skipped' : 'Planned' });
  });
  return toStandingOrder(context.db, requireAbility(context, 'order'), id);
}

async function requireDayToCome(tx: Database, row: StandingRow, date: string): Promise<void> {
  const isItsDay =
    isCalendarDay(date) &&
    row.nextOn !== null &&
    (date === row.nextOn ||
      (date > row.nextOn && standingDates(row, daysAfter(date, -1), 1)[0]?.date === date));
  const day = isItsDay ? await lockDay(tx, row.id, date) : null;
  if (!isItsDay || (day && !['Planned', 'Skipped'].includes(day.status)))
    throw new ShopError('FAILED_PRECONDITION', 'Ekki er lengur hægt að breyta þessum degi.', {
      reason: 'standing.day',
    });
}

/** Only what differs from the standing order's own lines; null where nothing does. */
async function readQuantities(
  tx: Database,
  standingOrderId: number,
  lines: readonly ResolversTypes['StandingLineInput'][],
): Promise<Record<string, number> | null> {
  const own = new Map(
    (await findLines(tx, standingOrderId)).map(({ productId, quantity }) => [String(productId), quantity]),
  );
  const isRight = lines.every(
    ({ productId, quantity }) =>
      own.has(productId) && Number.isInteger(quantity) && quantity >= 0 && quantity <= maximumQuantity,
  );
  if (!isRight) throw new ShopError('BAD_REQUEST', badRequestMessage);
  const changed = lines.filter(({ productId, quantity }) => own.get(productId) !== quantity);
  return changed.length === 0
    ? null
    : Object.fromEntries(changed.map(({ productId, quantity }) => [productId, quantity]));
}
