import { daysAfter } from '../../../../../lib/rules/orders/quote-validity.ts';
import { reykjavikNow } from '../../../../../lib/rules/text/icelandic.ts';
import type { Config } from '../../../config.ts';
import type { Platform } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { retryOnConflict } from '../../../db/retry.ts';
import { ShopError } from '../../../errors.ts';
import { placeGoods } from '../../checkout/place-goods.ts';
import { sendMail } from '../../mail/outbox.ts';
import { lockDay, saveDay } from './day-store.ts';
import { failedLetter, outcomeLetter } from './letters.ts';
import { makerMessage, mayMakerOrder, readLetterParts } from './maker.ts';
import { linesOfDay } from './priced-lines.ts';
import { findById, findLines, type StandingRow } from './store.ts';

/**
 * Makes the order of a day that is due: order or request, mails and the day's outcome in one transaction with the day locked, so
 * that it is made once. What the shop refuses is the day's outcome; anything else is for the next try.
 */
export async function makeDay(
  { db, config }: Platform,
  id: number,
  { date, startedOn }: { date: string; startedOn: string },
  now: Date,
): Promise<void> {
  try {
    if (reykjavikNow(now).date > daysAfter(startedOn, 1))
      throw new ShopError('FAILED_PRECONDITION', 'Ekki tókst að ljúka pöntuninni.');
    await retryOnConflict(() => db.transaction((tx) => placeDay(tx, config, id, date)));
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    await db.transaction((tx) => failDay(tx, config, { id, date, reason: error.message }));
  }
}

async function placeDay(tx: Database, config: Config, id: number, date: string): Promise<void> {
  const found = await lockMaking(tx, id, date);
  if (!found) return;
  const { row, quantities } = found;
  if (!(await mayMakerOrder(tx, row))) throw new ShopError('PERMISSION_DENIED', makerMessage);
  const buyer = { actorId: row.makerId, customerId: row.customerId, billToId: row.billToId };
  const goods = { ...row, lines: linesOfDay(await findLines(tx, id), quantities) };
  const key = `standing:${id}:${date}`;
  const placed = await placeGoods(tx, config, buyer, { key, input: goods, goods, leavesOutMissing: true });
  if (!placed) throw new Error(`${key} has an attempt`);
  const { missing, ...outcome } = placed;
  await saveDay(tx, id, date, {
    missing,
    finishedAt: new Date(),
    ...(outcome.kind === 'placed'
      ? { status: 'Ordered', orderId: outcome.orderId }
      : { status: 'Requested', requestId: outcome.requestId }),
  });
  if (outcome.kind === 'placed' && missing.length === 0) return;
  const { to, about } = await readLetterParts(tx, config, row, date);
  await sendMail(tx, config, {
    to,
    purpose: 'order',
    letter: outcomeLetter(about, outcome.kind === 'requested', missing),
  });
}

async function failDay(
  tx: Database,
  config: Config,
  { id, date, reason }: { id: number; date: string; reason: string },
): Promise<void> {
  const found = await lockMaking(tx, id, date);
  if (!found) return;
  await saveDay(tx, id, date, { status: 'Failed', reason, finishedAt: new Date() });
  const { to, about } = await readLetterParts(tx, config, found.row, date);
  await sendMail(tx, config, { to, purpose: 'order', letter: failedLetter(about, reason) });
}

/** A day that is still to be made, locked. */
async function lockMaking(
  tx: Database,
  id: number,
  date: string,
): Promise<{ row: StandingRow; quantities: Record<string, number> | null } | null> {
  const day = await lockDay(tx, id, date);
  const row = day?.status === 'Making' ? await findById(tx, id) : null;
  return day && row && { row, quantities: day.quantities };
}
