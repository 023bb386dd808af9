import type { ResolversParentTypes, ResolversTypes } from '../../../../graphql/generated/resolvers.ts';
import { daysAfter } from '../../../../lib/rules/orders/quote-validity.ts';
import type { Context } from '../../context.ts';
import { ShopError } from '../../errors.ts';
import { readStandingProblem } from '../checkout/standing-choices.ts';
import { requireAbility } from '../session/abilities.ts';
import { changeStandingOrder, requireOpen } from './internal/access.ts';
import { deletePlannedDays } from './internal/day-store.ts';
import { mayMakerOrder } from './internal/maker.ts';
import { today, toStandingOrder } from './internal/read.ts';
import { nextSchedule } from './schedule.ts';
import * as store from './internal/store.ts';
import { readInput } from './internal/write.ts';

type StandingOrder = ResolversParentTypes['StandingOrder'];
type Input = ResolversTypes['StandingOrderInput'];

/** More than a company can oversee; without a limit a script could fill the table. */
const maxStandingOrders = 50;
const maxKeyLength = 100;

/**
 * Makes a standing order, once for a key.
 * @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED; BAD_REQUEST with every field that is wrong; FAILED_PRECONDITION without an
 * account to charge, or with too many of them
 */
export async function createStandingOrder(
  context: Context,
  key: string,
  input: Input,
): Promise<StandingOrder> {
  const session = requireAbility(context, 'order');
  const { actorId, customerId, billToId } = session;
  if (key === '' || key.length > maxKeyLength) throw new ShopError('BAD_REQUEST');
  const id = await context.db.transaction(async (tx) => {
    const total = await store.countLockedOrders(tx, customerId);
    const earlier = await store.findByKey(tx, customerId, key);
    if (earlier) return earlier.id;
    const problem = await readStandingProblem(tx, session);
    if (problem !== null) throw new ShopError('FAILED_PRECONDITION', problem, { reason: 'standing.account' });
    if (total >= maxStandingOrders)
      throw new ShopError(
        'FAILED_PRECONDITION',
        'Ekki er hægt að stofna fleiri fastar pantanir. Hættu fyrst við eina sem er ekki í notkun.',
        { reason: 'standing.room' },
      );
    const { values, lines } = await readInput(tx, session, input);
    const schedule = nextSchedule(values, today());
    const made = { ...values, ...schedule, customerId, makerId: actorId, billToId, key };
    const newId = await store.insertStandingOrder(tx, made);
    await store.replaceLines(tx, newId, lines);
    return newId;
  });
  return toStandingOrder(context.db, session, id);
}

/** @throws ShopError as createStandingOrder, and as changeStandingOrder */
export async function updateStandingOrder(
  context: Context,
  standingOrderId: string,
  input: Input,
): Promise<StandingOrder> {
  const id = await changeStandingOrder(context, standingOrderId, async (tx, row, session) => {
    requireOpen(row);
    const { values, lines } = await readInput(tx, session, input);
    const isSameRhythm =
      values.everyWeeks === row.everyWeeks &&
      values.startsOn === row.startsOn &&
      values.weekdays.join() === row.weekdays.join();
    await store.replaceLines(tx, row.id, lines);
    if (isSameRhythm || row.status !== 'Active') return store.updateStandingOrder(tx, row.id, values);
    await deletePlannedDays(tx, row.id, today());
    await store.updateStandingOrder(tx, row.id, { ...values, ...nextSchedule(values, today()) });
  });
  return toStandingOrder(context.db, requireAbility(context, 'order'), id);
}

/**
 * Pauses it, or continues it with the next day of its rhythm; where its maker may not order any more, as the person who continues it.
 * @throws ShopError as changeStandingOrder
 */
export async function pauseStandingOrder(
  context: Context,
  standingOrderId: string,
  isPaused: boolean,
): Promise<StandingOrder> {
  const id = await changeStandingOrder(context, standingOrderId, async (tx, row, session) => {
    requireOpen(row);
    if (isPaused === (row.status === 'Paused')) return;
    if (isPaused)
      return store.updateStandingOrder(tx, row.id, { status: 'Paused', nextOn: null, noticeOn: null });
    const makerId = (await mayMakerOrder(tx, row)) ? row.makerId : session.actorId;
    await store.updateStandingOrder(tx, row.id, {
      status: 'Active',
      makerId,
      ...nextSchedule(row, today()),
    });
  });
  return toStandingOrder(context.db, requireAbility(context, 'order'), id);
}

/** @throws ShopError as changeStandingOrder */
export async function endStandingOrder(context: Context, standingOrderId: string): Promise<StandingOrder> {
  const id = await changeStandingOrder(context, standingOrderId, async (tx, row) => {
    if (row.status === 'Ended') return;
    await deletePlannedDays(tx, row.id, daysAfter(today(), 1));
    await store.updateStandingOrder(tx, row.id, { status: 'Ended', nextOn: null, noticeOn: null });
  });
  return toStandingOrder(context.db, requireAbility(context, 'order'), id);
}
