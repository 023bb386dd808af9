import { shipmentNumber } from '../../../../lib/rules/orders/shipments.ts';
import { orderNumber } from '../../../../lib/rules/orders/order-number.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { hashInput } from '../../hash-input.ts';
import { sendMail, siteUrl } from '../mail/outbox.ts';
import * as moves from './internal/move-store.ts';
import {
  findRest,
  isOpen,
  lockKnownOrder,
  requireCarrier,
  requireLeft,
  statusError,
  toShippedUnits,
} from './internal/shipment-input.ts';
import { shipmentLetter } from './internal/shipment-letters.ts';
import * as shipments from './internal/shipment-store.ts';
import * as store from './internal/store.ts';

interface ShipmentCall {
  /** The warehouse's idempotency key. */
  key: string;
  /** By SKU; null for everything that is left. */
  lines: readonly { sku: string; quantity: number }[] | null;
  carrier: string | null;
  trackingNumber: string | null;
}

/**
 * Records that a part of an order left the house, once for each key, and mails the buyer.
 * @throws ShopError NOT_FOUND; BAD_REQUEST for an unknown SKU or carrier, or another call by the same key; FAILED_PRECONDITION where
 * less is left, or nothing may leave any more
 */
export async function sendShipment(
  tx: Database,
  config: Config,
  orderId: number,
  { key, ...content }: ShipmentCall,
): Promise<{ part: number }> {
  const order = await lockKnownOrder(tx, orderId);
  const inputHash = hashInput(content);
  const earlier = await shipments.findShipmentByKey(tx, orderId, `call:${key}`);
  if (earlier) {
    if (earlier.inputHash === inputHash) return earlier;
    throw new ShopError('BAD_REQUEST', 'Lykillinn var notaður fyrir aðra sendingu.', {
      reason: 'shipment.key',
    });
  }
  if (!isOpen(order)) throw statusError(order);
  const { carrier: carrierId, trackingNumber } = content;
  if (carrierId !== null) await requireCarrier(tx, carrierId);
  const units = toShippedUnits(await store.findItems(tx, orderId), content.lines);
  const shipment = { key: `call:${key}`, inputHash, carrierId, trackingNumber };
  return ship(tx, config, order, { shipment, units });
}

/** Sends everything that is left of an order that the caller has locked; null where nothing is. */
export async function sendRest(
  tx: Database,
  config: Config,
  order: store.OrderRow,
): Promise<{ part: number } | null> {
  const units = findRest(await store.findItems(tx, order.id));
  if (units.size === 0) return null;
  return ship(tx, config, order, { shipment: await toPlainShipment(tx, order.id), units });
}

/** Records that everything that was left of an order is handed over, and all of its parts. */
export async function handOverRest(tx: Database, orderId: number): Promise<void> {
  const units = findRest(await store.findItems(tx, orderId));
  if (units.size > 0)
    await writeShipment(tx, orderId, { shipment: await toPlainShipment(tx, orderId), units });
  await shipments.markDelivered(tx, orderId, null);
}

/**
 * Records that a part was handed over, once. The order is Fulfilled when nothing is left and every part is.
 * @throws ShopError NOT_FOUND; FAILED_PRECONDITION for an order that was called off
 */
export async function deliverShipment(tx: Database, orderId: number, part: number): Promise<void> {
  const order = await lockKnownOrder(tx, orderId);
  const parts = await shipments.findShipments(tx, [orderId]);
  const shipment = parts.find((one) => one.part === part);
  if (!shipment) throw new ShopError('NOT_FOUND');
  if (shipment.deliveredAt) return;
  if (!isOpen(order)) throw statusError(order);
  await shipments.markDelivered(tx, orderId, part);
  const rest = findRest(await store.findItems(tx, orderId));
  if (parts.length > 1 || rest.size > 0)
    await moves.insertEvent(tx, { orderId, kind: 'ShipmentDelivered', by: 'Shop', details: { part } });
  await fulfilWhenDelivered(tx, order);
}

/** Moves an order that is on its way to Fulfilled, when nothing is left of it and every part is delivered. */
export async function fulfilWhenDelivered(tx: Database, { id }: Pick<store.OrderRow, 'id'>): Promise<void> {
  const parts = await shipments.findShipments(tx, [id]);
  const rest = findRest(await store.findItems(tx, id));
  const times = parts.map(({ deliveredAt }) => deliveredAt?.getTime() ?? Number.NaN);
  if (parts.length === 0 || rest.size > 0 || times.some(Number.isNaN)) return;
  const moved = await moves.updateOrderStatus(
    tx,
    id,
    ['Shipping'],
    'Fulfilled',
    new Date(Math.max(...times)),
  );
  if (moved) await moves.insertEvent(tx, { orderId: id, kind: 'Fulfilled', by: 'Shop' });
}

type NewShipment = Omit<Parameters<typeof shipments.insertShipment>[1], 'orderId'>;
interface Parcel {
  shipment: NewShipment;
  units: ReadonlyMap<number, number>;
}

/** A shipment that the warehouse told nothing of but that all is sent. */
async function toPlainShipment(tx: Database, orderId: number): Promise<NewShipment> {
  const count = (await shipments.findShipments(tx, [orderId])).length;
  return { key: `status:${count + 1}`, inputHash: '', carrierId: null, trackingNumber: null };
}

/** Writes the shipment, moves the order to Shipping and mails the buyer. */
async function ship(
  tx: Database,
  config: Config,
  order: store.OrderRow,
  parcel: Parcel,
): Promise<{ part: number }> {
  const { part } = await writeShipment(tx, order.id, parcel);
  const items = await store.findItems(tx, order.id);
  const isPart = part > 1 || findRest(items).size > 0;
  const isFirst = await moves.updateOrderStatus(tx, order.id, ['Pending'], 'Shipping');
  await moves.insertEvent(tx, {
    orderId: order.id,
    kind: isFirst ? 'Shipping' : 'ShipmentSent',
    by: 'Shop',
    details: isPart ? { part } : {},
  });
  const parts = await shipments.findShipments(tx, [order.id]);
  const shipment = parts.find((one) => one.part === part);
  const letter = shipmentLetter(
    order,
    {
      number: isPart ? shipmentNumber(orderNumber(order.id), part) : null,
      carrier: shipment?.carrier ?? null,
      trackingNumber: shipment?.trackingNumber ?? null,
      lines: items.flatMap(({ id, name, sku }) => {
        const quantity = parcel.units.get(id);
        return quantity === undefined ? [] : [{ name, sku, quantity }];
      }),
      isLast: findRest(items).size === 0,
      isFetched: await moves.isPickedUpInStore(tx, order.deliveryMethodId),
    },
    siteUrl(config),
  );
  await sendMail(tx, config, { to: order.email, purpose: 'order', letter });
  return { part };
}

async function writeShipment(
  tx: Database,
  orderId: number,
  { shipment, units }: Parcel,
): Promise<{ part: number }> {
  for (const [itemId, count] of units) requireLeft(await shipments.shipUnits(tx, itemId, count), itemId);
  return shipments.insertShipment(tx, { ...shipment, orderId }, units);
}
