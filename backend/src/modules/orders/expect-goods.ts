import { isCalendarDay } from '../../../../lib/rules/dates/days.ts';
import { lastAllowedDay } from '../../../../lib/rules/orders/quote-validity.ts';
import { unitsLeft } from '../../../../lib/rules/orders/shipments.ts';
import { reykjavikNow } from '../../../../lib/rules/text/icelandic.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { sendMail, siteUrl } from '../mail/outbox.ts';
import * as moves from './internal/move-store.ts';
import {
  isOpen,
  lockKnownOrder,
  nothingLeftError,
  requireItem,
  statusError,
} from './internal/shipment-input.ts';
import { type LateLine, lateLetter } from './internal/shipment-letters.ts';
import { setExpectedOn } from './internal/shipment-store.ts';
import * as store from './internal/store.ts';

/**
 * Says when goods are expected that cannot be sent yet, once for each key; null: they are no longer late. Only what changes is
 * recorded and mailed.
 * @throws ShopError NOT_FOUND; BAD_REQUEST for an unknown SKU or a day that is past or no day; FAILED_PRECONDITION where nothing is left
 */
export async function expectGoods(
  tx: Database,
  config: Config,
  orderId: number,
  { key, lines }: { key: string; lines: readonly { sku: string; expectedOn: string | null }[] },
): Promise<void> {
  const order = await lockKnownOrder(tx, orderId);
  const call = moves.toRecordedCall(key, lines);
  if (await moves.isRecorded(tx, orderId, 'Expected', call)) return;
  if (!isOpen(order)) throw statusError(order);
  const items = await store.findItems(tx, orderId);
  const changed: LateLine[] = [];
  for (const { sku, expectedOn } of lines) {
    const item = requireItem(items, sku);
    if (item.expectedOn === expectedOn) continue;
    const left = unitsLeft(item);
    if (left === 0) throw nothingLeftError(sku);
    if (expectedOn !== null) refuseDay(expectedOn);
    await setExpectedOn(tx, item.id, expectedOn);
    await moves.insertEvent(tx, {
      orderId,
      kind: 'Expected',
      by: 'Shop',
      details: { ...call, name: item.name, ...(expectedOn !== null && { expectedOn }) },
    });
    changed.push({ name: item.name, sku, left, before: item.expectedOn, expectedOn });
  }
  if (changed.length === 0) return;
  const letter = lateLetter(order, changed, siteUrl(config));
  await sendMail(tx, config, { to: order.email, purpose: 'order', letter });
}

function refuseDay(day: string): void {
  const today = reykjavikNow(new Date()).date;
  if (isCalendarDay(day) && day >= today && day <= lastAllowedDay(today)) return;
  throw new ShopError('BAD_REQUEST', `Dagurinn ${day} er liðinn, er ekki til eða er eftir meira en ár.`, {
    reason: 'shipment.day',
  });
}
