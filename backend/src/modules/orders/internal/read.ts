import { addressLine } from '../../../../../lib/rules/people/address-line.ts';
import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { mayMove } from '../../../../../lib/rules/orders/order-status.ts';
import { lastDayOfWithdrawal } from '../../../../../lib/rules/orders/withdrawal.ts';
import type { Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { rowIdOf } from '../../../row-id.ts';
import { refundsOfOrder } from '../../payments/refunds.ts';
import { partiesOf } from '../../customer/parties.ts';
import { invoiceOfOrder } from '../../invoices/credit-notes.ts';
import { toReference } from '../../invoices/invoice-reference.ts';
import { isConsumersOrder } from '../consumer-order.ts';
import { findPage, type OrderFilter } from './list-store.ts';
import { findEvents } from './move-store.ts';
import { pickupPlace } from '../create-order.ts';
import { orderNumber } from '../../../../../lib/rules/orders/order-number.ts';
import * as store from './store.ts';
import { withdrawalProblem } from '../withdrawal.ts';
import { findWithdrawalItems, findWithdrawals } from './withdrawal-store.ts';

const pageSize = 20;
const lastPage = 1_000;
/** The checkout option that a buyer knows an order by. */
const reference = 'Tilvísun';

/** @throws ShopError BAD_REQUEST for a page or a filter that cannot be */
export async function readOrders(
  db: Database,
  { customerId }: Session,
  page: number,
  filter: OrderFilter,
): Promise<ResolversParentTypes['CustomerOrders']> {
  if (page < 1 || page > lastPage) throw new ShopError('BAD_REQUEST');
  const range = { offset: (page - 1) * pageSize, limit: pageSize + 1 };
  const rows = await findPage(db, customerId, filter, range);
  return {
    hasMore: rows.length > pageSize,
    parties: await partiesOf(db, customerId),
    orders: rows.slice(0, pageSize).map(({ order, billToName, lines }) => ({
      id: String(order.id),
      number: orderNumber(order.id),
      status: order.status,
      createdAt: order.createdAt.toISOString(),
      total: order.total,
      lines,
      receiverName: order.receiverName,
      billToName,
      reference: order.options.find(({ name }) => name === reference)?.value ?? null,
    })),
  };
}

/** An order that this customer placed or is charged for; null for anybody else's, as for one that does not exist. */
export async function readOrder(
  db: Database,
  { customerId }: Session,
  id: string,
): Promise<ResolversParentTypes['Order'] | null> {
  const orderId = rowIdOf(id);
  const found = await store.findOrder(db, orderId, customerId);
  if (!found) return null;
  const { order, invoiceId, billToName } = found;
  const items = await store.findItems(db, orderId);
  const documents = await invoiceOfOrder(db, orderId);
  const isConsumers = await isConsumersOrder(db, order);
  return {
    id: String(order.id),
    number: orderNumber(order.id),
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    fulfilledAt: order.fulfilledAt?.toISOString() ?? null,
    total: order.total,
    totalWithoutTax: order.totalWithoutTax,
    totalTaxAmount: order.totalTaxAmount,
    deliveryMethod: order.deliveryMethod,
    deliveryAmount: order.deliveryAmount,
    deliveryPromise: order.deliveryPromise,
    deliveryAddress: order.address
      ? addressLine(order.address)
      : (order.options.find(({ name }) => name === pickupPlace)?.value ?? null),
    paymentType: order.paymentType,
    receiverName: order.receiverName,
    email: order.email,
    billToName,
    invoiceId: invoiceId === null ? null : String(invoiceId),
    items: items.map(({ id: itemId, productId, orderId: _orderId, withdrawalExemption, ...item }) => ({
      ...item,
      // What the law exempts concerns consumers only.
      withdrawalExemption: isConsumers ? withdrawalExemption : null,
      id: String(itemId),
      productId: String(productId),
    })),
    checkoutOptions: order.options,
    events: await eventsOf(db, order),
    documents: documents ? [documents.invoice, ...documents.credits].map(toReference) : [],
    refunds: (await refundsOfOrder(db, orderId)).map(({ id: refund, amount, state }) => ({
      id: String(refund),
      amount,
      state,
    })),
    canCancel: mayMove(order.status, 'Deleted', 'Customer'),
    withdrawal: {
      problem: await withdrawalProblem(db, order, new Date()),
      lastDay: lastDayOfWithdrawal(order.fulfilledAt),
    },
    withdrawals: await withdrawalsOf(db, orderId, items),
  };
}

async function eventsOf(
  db: Database,
  { id, createdAt, total }: store.OrderRow,
): Promise<ResolversParentTypes['OrderEvent'][]> {
  const events = (await findEvents(db, id)).map(({ at, kind, details }) => ({
    at: at.toISOString(),
    kind,
    number: textOf(details['number'] ?? details['withdrawal']),
    amount: typeof details['amount'] === 'number' ? details['amount'] : null,
    reason: textOf(details['reason']),
  }));
  const placed = {
    at: createdAt.toISOString(),
    kind: 'Placed' as const,
    number: null,
    amount: total,
    reason: null,
  };
  return [placed, ...events];
}

async function withdrawalsOf(
  db: Database,
  orderId: number,
  items: Awaited<ReturnType<typeof store.findItems>>,
): Promise<ResolversParentTypes['Withdrawal'][]> {
  const rows = await findWithdrawals(db, orderId);
  const lines = await findWithdrawalItems(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, declaredAt, state, reason }) => ({
    id: String(id),
    declaredAt: declaredAt.toISOString(),
    state,
    reason,
    lines: lines
      .filter(({ withdrawalId }) => withdrawalId === id)
      .map(({ orderItemId, quantity }) => ({
        name: items.find((item) => item.id === orderItemId)?.name ?? '',
        quantity,
      })),
  }));
}

const textOf = (value: string | number | undefined): string | null =>
  value === undefined ? null : String(value);
