import type { OrderStatus } from '../../../../lib/rules/orders/order-status.ts';
import type { Database } from '../../db/connect.ts';
import { findByStatus } from './internal/list-store.ts';
import { orderNumber } from '../../../../lib/rules/orders/order-number.ts';
import * as store from './internal/store.ts';
import { findPendingWithdrawals } from './internal/withdrawal-store.ts';

/** Orders of the longest list. */
const maxOrders = 200;

/** The oldest orders in a state, with what the warehouse has to know of them. */
export async function listOrdersInState(db: Database, status: OrderStatus) {
  const orders = await findByStatus(db, status, maxOrders);
  const ids = orders.map(({ id }) => id);
  const items = Map.groupBy(await store.findItemsOf(db, ids), ({ orderId }) => orderId);
  const pendingWithdrawals = Map.groupBy(await findPendingWithdrawals(db, ids), ({ orderId }) => orderId);
  return orders.map((order) => ({
    number: orderNumber(order.id),
    createdAt: order.createdAt.toISOString(),
    receiver: order.receiverName,
    phone: order.phone,
    deliveryMethod: order.deliveryMethod,
    address: order.address,
    options: order.options,
    lines: (items.get(order.id) ?? []).map(({ sku, name, quantity }) => ({ sku, name, quantity })),
    withdrawals: (pendingWithdrawals.get(order.id) ?? []).map(({ id }) => id),
  }));
}
