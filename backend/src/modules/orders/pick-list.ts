import type { OrderStatus } from '../../../../lib/rules/orders/order-status.ts';
import { shipmentNumber } from '../../../../lib/rules/orders/shipments.ts';
import type { Database } from '../../db/connect.ts';
import { findByStatus } from './internal/list-store.ts';
import { orderNumber } from '../../../../lib/rules/orders/order-number.ts';
import { toLineState } from './internal/read-parts.ts';
import { findShipmentLines, findShipments } from './internal/shipment-store.ts';
import * as store from './internal/store.ts';
import { findPendingWithdrawals } from './internal/withdrawal-store.ts';

/** Orders of the longest list. */
const maxOrders = 200;

/** The oldest orders in a state, with what the warehouse has to know of them. */
export async function listOrdersInState(db: Database, status: OrderStatus) {
  return describeOrders(db, await findByStatus(db, status, maxOrders));
}

/** One order as the list has it. @throws Error for an unknown id */
export async function describeOrder(db: Database, id: number) {
  const [order] = await describeOrders(db, await store.findOrders(db, [id]));
  if (!order) throw new Error(`No order ${id}`);
  return order;
}

async function describeOrders(db: Database, orders: readonly store.OrderRow[]) {
  const ids = orders.map(({ id }) => id);
  const items = Map.groupBy(await store.findItemsOf(db, ids), ({ orderId }) => orderId);
  const pendingWithdrawals = Map.groupBy(await findPendingWithdrawals(db, ids), ({ orderId }) => orderId);
  const shipments = Map.groupBy(await findShipments(db, ids), ({ orderId }) => orderId);
  const shipmentLines = Map.groupBy(
    await findShipmentLines(
      db,
      [...shipments.values()].flat().map(({ id }) => id),
    ),
    ({ shipmentId }) => shipmentId,
  );
  return orders.map((order) => ({
    number: orderNumber(order.id),
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    receiver: order.receiverName,
    phone: order.phone,
    deliveryMethod: order.deliveryMethod,
    address: order.address,
    options: order.options,
    lines: (items.get(order.id) ?? []).map((item) => ({
      sku: item.sku,
      name: item.name,
      quantity: item.quantity,
      ...toLineState(order, item),
    })),
    shipments: (shipments.get(order.id) ?? []).map(({ id, part, ...shipment }) => ({
      number: shipmentNumber(orderNumber(order.id), part),
      part,
      carrier: shipment.carrierId,
      trackingNumber: shipment.trackingNumber,
      sentAt: shipment.sentAt.toISOString(),
      deliveredAt: shipment.deliveredAt?.toISOString() ?? null,
      lines: (shipmentLines.get(id) ?? []).map(({ sku, quantity }) => ({ sku, quantity })),
    })),
    withdrawals: (pendingWithdrawals.get(order.id) ?? []).map(({ id }) => id),
  }));
}
