import type { Config } from '../../config.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { creditItems } from './credit-items.ts';
import * as moves from './internal/move-store.ts';
import {
  findRest,
  isOpen,
  lockKnownOrder,
  requireLeft,
  statusError,
  toShippedUnits,
} from './internal/shipment-input.ts';
import { cancelUnits } from './internal/shipment-store.ts';
import * as store from './internal/store.ts';
import { fulfilWhenDelivered } from './ship-order.ts';

/**
 * Calls off units that will not be sent, once for each key: stock back, and the money by a credit note.
 * @throws ShopError as sendShipment; FAILED_PRECONDITION `order.whole` where nothing of the order would be left
 */
export async function cancelOrderUnits(
  tx: Database,
  config: Config,
  orderId: number,
  { key, lines }: { key: string; lines: readonly { sku: string; quantity: number }[] },
): Promise<void> {
  const order = await lockKnownOrder(tx, orderId);
  const call = moves.toRecordedCall(key, lines);
  if (await moves.isRecorded(tx, orderId, 'Cancelled', call)) return;
  if (!isOpen(order)) throw statusError(order);
  const items = await store.findItems(tx, orderId);
  const units = toShippedUnits(items, lines);
  const isLeft = items.some((item) => item.quantity - item.cancelled > (units.get(item.id) ?? 0));
  if (!isLeft)
    throw new ShopError('FAILED_PRECONDITION', 'Ekkert yrði eftir af pöntuninni. Felldu hana alla niður.', {
      reason: 'order.whole',
    });
  const cancelled = items.flatMap((item) => {
    const quantity = units.get(item.id);
    return quantity === undefined ? [] : [{ ...item, quantity }];
  });
  for (const { id, quantity } of cancelled) requireLeft(await cancelUnits(tx, id, quantity), id);
  for (const { productId, quantity } of cancelled.toSorted((a, b) => a.productId - b.productId))
    await moves.restockUnits(tx, productId, quantity);
  for (const { name, quantity } of cancelled)
    await moves.insertEvent(tx, {
      orderId,
      kind: 'Cancelled',
      by: 'Shop',
      details: { ...call, name, units: quantity },
    });
  if (findRest(await store.findItems(tx, orderId)).size === 0) await fulfilWhenDelivered(tx, order);
  await creditItems(tx, config, order, { key: `cancelled:${orderId}:${key}`, units, isAll: false });
}
