import type { Database } from '../../../db/connect.ts';
import { listStandingDeliveries } from '../../checkout/standing-choices.ts';
import { type MailSettings, sendMail } from '../../mail/outbox.ts';
import { readDueNames } from '../../purchases/rhythms.ts';
import { lockDay } from './day-store.ts';
import { noticeLetter, stoppedLetter } from './letters.ts';
import { makerMessage, mayMakerOrder, readLetterParts } from './maker.ts';
import { linesOfDay, priceLines } from './priced-lines.ts';
import * as store from './store.ts';

/** Goods that a letter names as due. */
const maxDueNames = 6;

/** Tells of the next day, once; where its maker may not order any more it is paused instead. */
export async function sendNotice(
  tx: Database,
  config: MailSettings,
  id: number,
  today: string,
): Promise<void> {
  const row = await store.lockStandingOrder(tx, id);
  if (row?.nextOn == null || row.noticeOn === null || row.noticeOn > today) return;
  const { to, about } = await readLetterParts(tx, config, row, row.nextOn);
  if (!(await mayMakerOrder(tx, row))) {
    await store.updateStandingOrder(tx, id, { status: 'Paused', nextOn: null, noticeOn: null });
    await sendMail(tx, config, { to, purpose: 'order', letter: stoppedLetter(about, makerMessage) });
    return;
  }
  await store.updateStandingOrder(tx, id, { noticeOn: null });
  const day = await lockDay(tx, id, row.nextOn);
  if (day?.status === 'Skipped') return;
  const asked = linesOfDay(await store.findLines(tx, id), day?.quantities ?? null);
  const { lines, goodsTotal } = await priceLines(tx, row.customerId, asked);
  const deliveries = await listStandingDeliveries(tx, row.billToId ?? row.customerId, goodsTotal);
  const delivery = deliveries.find(({ method }) => method.id === row.deliveryMethodId)?.method ?? null;
  const total = goodsTotal + (delivery?.amount ?? 0);
  const except = new Set(lines.map(({ productId }) => productId));
  const dueNames = await readDueNames(tx, row.customerId, { except, limit: maxDueNames });
  await sendMail(tx, config, {
    to,
    purpose: 'order',
    letter: noticeLetter(about, { lines, delivery, total, dueNames }),
  });
  for (const { productId, usualPrice, seenPrice } of lines)
    if (usualPrice !== null && usualPrice !== seenPrice)
      await store.setSeenPrice(tx, id, productId, usualPrice);
}
