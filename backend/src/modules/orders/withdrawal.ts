import { badRequestMessage } from '../../../../lib/rules/text/backend-messages.ts';
import {
  exemptionText,
  isNeverReturned,
  isWithdrawalOpen,
  sealDeclaration,
} from '../../../../lib/rules/orders/withdrawal.ts';
import type { Config } from '../../config.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { sendMail, siteUrl } from '../mail/outbox.ts';
import { writeAudit } from '../session/audit.ts';
import { isConsumersOrder } from './consumer-order.ts';
import { decisionLetter, withdrawalLetter } from './internal/letters.ts';
import { creditItems } from './credit-items.ts';
import * as moves from './internal/move-store.ts';
import { findRest, isOpen, type OrderItemRow } from './internal/shipment-input.ts';
import * as store from './internal/store.ts';
import * as withdrawals from './internal/withdrawal-store.ts';
import { writeReturnLabel } from './return-label.ts';
import { fulfilWhenDelivered } from './ship-order.ts';

const companyMessage = 'Réttur til að falla frá samningi á aðeins við um neytendur, ekki fyrirtæki.';
const lateMessage = 'Frestur til að falla frá samningi er liðinn. Hann er 14 dagar frá afhendingu.';
const pendingMessage = 'Pöntunin hefur ekki verið send. Hægt er að hætta við hana alla.';
const notForSaleMessage = 'Ekki er hægt að falla frá samningi um þessa pöntun.';

/** Why an order cannot be withdrawn from as it is now; null when a consumer may (law 16/2016). */
export async function findWithdrawalProblem(
  db: Database,
  order: Pick<store.OrderRow, 'status' | 'fulfilledAt' | 'customerId' | 'billToId' | 'receiverCompanySsn'>,
  now: Date,
): Promise<string | null> {
  if (!(await isConsumersOrder(db, order))) return companyMessage;
  if (order.status === 'Pending') return pendingMessage;
  if (order.status === 'Deleted') return notForSaleMessage;
  return isWithdrawalOpen(order.fulfilledAt, now) ? null : lateMessage;
}

/**
 * Withdraws a consumer from a purchase, in full or by line (iceland §6), and mails the confirmation. The refund follows when the
 * goods have come back.
 * @param units by row id of the order's lines; `sealsUnbroken` is declared of sealed goods among them
 * @throws ShopError BAD_REQUEST for lines that are not the order's; FAILED_PRECONDITION when it is not allowed, or less is left
 */
export async function declareWithdrawal(
  tx: Database,
  config: Config,
  session: Session,
  orderId: number,
  { units, sealsUnbroken }: { units: ReadonlyMap<number, number>; sealsUnbroken: boolean },
): Promise<void> {
  const order = await moves.lockOrder(tx, orderId);
  if (!order) throw new ShopError('NOT_FOUND');
  const problem = await findWithdrawalProblem(tx, order, new Date());
  if (problem) throw new ShopError('FAILED_PRECONDITION', problem, { reason: 'order.withdraw' });
  const items = await store.findItems(tx, orderId);
  for (const [id, count] of units) {
    if (!items.some((item) => item.id === id) || !Number.isInteger(count) || count < 1)
      throw new ShopError('BAD_REQUEST', badRequestMessage);
  }
  if (units.size === 0) throw new ShopError('BAD_REQUEST', badRequestMessage);
  for (const { id, name, withdrawalExemption } of items)
    if (units.has(id)) checkExemption(name, withdrawalExemption, sealsUnbroken);
  for (const [id, count] of units) {
    if (!(await withdrawals.withdrawUnits(tx, id, count)))
      throw new ShopError('FAILED_PRECONDITION', 'Þegar hefur verið fallið frá kaupum á þessari vöru.', {
        reason: 'order.withdrawn',
      });
  }
  const row = await withdrawals.insertWithdrawal(tx, { orderId, actorId: session.actorId }, units);
  await moves.insertEvent(tx, {
    orderId,
    kind: 'WithdrawalRequested',
    by: 'Customer',
    actorId: session.actorId,
    details: { withdrawal: row.id },
  });
  await writeAudit(tx, session, 'withdraw', { orderId, withdrawal: row.id });
  // What was not sent yet is not sent any more.
  await fulfilWhenDelivered(tx, order);
  const lines = items.flatMap(({ id, name, sku, unitPrice }) => {
    const quantity = units.get(id);
    return quantity === undefined ? [] : [{ name, sku, unitPrice, quantity }];
  });
  const isAll = items.every((item) =>
    isTakenBack({ ...item, withdrawn: item.withdrawn + (units.get(item.id) ?? 0) }),
  );
  const declared = {
    id: row.id,
    at: row.declaredAt,
    lines,
    delivery: isAll ? order.deliveryAmount : 0,
    label: await writeReturnLabel(tx, order, row.id),
  };
  await sendMail(tx, config, {
    to: order.email,
    purpose: 'order',
    letter: withdrawalLetter(order, declared, siteUrl(config)),
  });
}

/** @throws ShopError FAILED_PRECONDITION for goods that the law exempts (law 16/2016, art. 18) */
function checkExemption(
  name: string,
  exemption: Parameters<typeof exemptionText>[0],
  sealsUnbroken: boolean,
): void {
  const text = exemptionText(exemption);
  if (text === null || (sealsUnbroken && !isNeverReturned(exemption))) return;
  const missing = isNeverReturned(exemption) ? '' : ` Staðfestu: „${sealDeclaration}“`;
  throw new ShopError('FAILED_PRECONDITION', `${name}: ${text}${missing}`, { reason: 'order.exempt' });
}

/**
 * The warehouse's decision on returned goods: received, so they go back to stock and are refunded; or declined, with the reason.
 * Repeating the same decision changes nothing.
 * @throws ShopError NOT_FOUND; FAILED_PRECONDITION when it was decided otherwise
 */
export async function decideWithdrawal(
  tx: Database,
  config: Config,
  id: number,
  decision: { state: 'Received' | 'Declined'; reason: string | null },
): Promise<void> {
  const known = await withdrawals.findWithdrawal(tx, id);
  const order = known && (await moves.lockOrder(tx, known.orderId));
  if (!order) throw new ShopError('NOT_FOUND');
  const decided = await withdrawals.updateDecision(tx, id, decision);
  if (!decided) {
    if ((await withdrawals.findWithdrawal(tx, id))?.state === decision.state) return;
    throw new ShopError('FAILED_PRECONDITION', 'Búið er að afgreiða þessa beiðni.', {
      reason: 'withdrawal.decided',
    });
  }
  const returnedItems = await withdrawals.findWithdrawalItems(tx, [id]);
  const { state, reason } = decision;
  await moves.insertEvent(tx, {
    orderId: order.id,
    kind: state === 'Received' ? 'WithdrawalReceived' : 'WithdrawalDeclined',
    by: 'Shop',
    details: { withdrawal: id, ...(reason === null ? {} : { reason }) },
  });
  const letter = decisionLetter(
    order,
    { id, reason: state === 'Declined' ? (reason ?? '') : null },
    siteUrl(config),
  );
  await sendMail(tx, config, { to: order.email, purpose: 'order', letter });
  if (state === 'Received') return restockAndRefund(tx, config, order, { id, taken: returnedItems });
  for (const { orderItemId, quantity } of returnedItems)
    await withdrawals.withdrawUnits(tx, orderItemId, -quantity);
  const items = await store.findItems(tx, order.id);
  // Orders from before there were shipments say of no line that it was sent.
  const isCounted = items.some(({ shipped }) => shipped > 0);
  if (isCounted && !isOpen(order) && findRest(items).size > 0)
    throw new ShopError('FAILED_PRECONDITION', 'Vörurnar fóru aldrei frá okkur: merktu þær mótteknar.', {
      reason: 'withdrawal.unsent',
    });
}

/** Restocks and refunds returned goods; the delivery is refunded with the last of them (law 16/2016). */
async function restockAndRefund(
  tx: Database,
  config: Config,
  order: store.OrderRow,
  { id, taken: returnedItems }: { id: number; taken: readonly { orderItemId: number; quantity: number }[] },
): Promise<void> {
  const items = await store.findItems(tx, order.id);
  const returnedLines = items.flatMap(({ id: itemId, productId }) => {
    const quantity = returnedItems.find(({ orderItemId }) => orderItemId === itemId)?.quantity ?? 0;
    return quantity > 0 ? [{ productId, quantity }] : [];
  });
  for (const { productId, quantity } of returnedLines.toSorted((a, b) => a.productId - b.productId))
    await moves.restockUnits(tx, productId, quantity);
  const others = (await withdrawals.findWithdrawals(tx, order.id)).some(({ state }) => state === 'Requested');
  const isAll = !others && items.every(isTakenBack);
  const units = new Map(returnedItems.map(({ orderItemId, quantity }) => [orderItemId, quantity]));
  await creditItems(tx, config, order, { key: `withdrawal:${id}`, units, isAll });
}

/** Whether the buyer keeps nothing of a line. */
const isTakenBack = ({ withdrawn, cancelled, quantity }: OrderItemRow): boolean =>
  withdrawn + cancelled === quantity;
