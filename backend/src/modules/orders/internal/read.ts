import { findOptionValue } from '../../../../../lib/rules/orders/order-option.ts';
import { addressLine } from '../../../../../lib/rules/people/address-line.ts';
import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { mayChangeStatus } from '../../../../../lib/rules/orders/order-status.ts';
import { lastDayOfWithdrawal } from '../../../../../lib/rules/orders/withdrawal.ts';
import type { Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import { readRefunds } from '../../payments/refunds.ts';
import { listParties } from '../../customer/parties.ts';
import { readInvoiceOfOrder } from '../../invoices/credit-notes.ts';
import { toReference } from '../../invoices/invoice-reference.ts';
import { isConsumersOrder } from '../consumer-order.ts';
import { findPage, type OrderFilter } from './list-store.ts';
import { findEvents } from './move-store.ts';
import { orderNumber } from '../../../../../lib/rules/orders/order-number.ts';
import * as store from './store.ts';
import { findWithdrawalProblem } from '../withdrawal.ts';
import { findWithdrawalItems, findWithdrawals } from './withdrawal-store.ts';

const pageSize = 20;
const maxPage = 1_000;

/** @throws ShopError BAD_REQUEST for an invalid page or filter */
export async function readOrders(
  db: Database,
  { customerId }: Session,
  page: number,
  filter: OrderFilter,
): Promise<ResolversParentTypes['CustomerOrders']> {
  if (page < 1 || page > maxPage) throw new ShopError('BAD_REQUEST');
  const range = { offset: (page - 1) * pageSize, limit: pageSize + 1 };
  const rows = await findPage(db, customerId, filter, range);
  return {
    hasMore: rows.length > pageSize,
    parties: await listParties(db, customerId),
    orders: rows.slice(0, pageSize).map(({ order, billToName, lines }) => ({
      id: String(order.id),
      number: orderNumber(order.id),
      status: order.status,
      createdAt: order.createdAt.toISOString(),
      total: order.total,
      lines,
      receiverName: order.receiverName,
      billToName,
      reference: findOptionValue(order.options, 'Reference'),
      costCentre: findOptionValue(order.options, 'CostCentre'),
    })),
  };
}

/** An order that this customer placed or is billed for; null for another customer's, as for one that does not exist. */
export async function readOrder(
  db: Database,
  { customerId }: Session,
  id: string,
): Promise<ResolversParentTypes['Order'] | null> {
  const orderId = toRowId(id);
  const orderRow = await store.findOrder(db, orderId, customerId);
  if (!orderRow) return null;
  const { order, invoiceId, billToName, orderedByName } = orderRow;
  const items = await store.findItems(db, orderId);
  const documents = await readInvoiceOfOrder(db, orderId);
  const isConsumer = await isConsumersOrder(db, order);
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
      : findOptionValue(order.options, 'PickupPlace'),
    paymentType: order.paymentType,
    receiverName: order.receiverName,
    email: order.email,
    orderedByName,
    billToName,
    invoiceId: invoiceId === null ? null : String(invoiceId),
    items: items.map(({ id: itemId, productId, orderId: _orderId, withdrawalExemption, ...item }) => ({
      ...item,
      // The law's exemptions concern consumers only.
      withdrawalExemption: isConsumer ? withdrawalExemption : null,
      id: String(itemId),
      productId: String(productId),
    })),
    checkoutOptions: order.options,
    events: await readEvents(db, order),
    documents: documents ? [documents.invoice, ...documents.credits].map(toReference) : [],
    refunds: (await readRefunds(db, orderId)).map(({ id: refund, amount, state }) => ({
      id: String(refund),
      amount,
      state,
    })),
    canCancel: mayChangeStatus(order.status, 'Deleted', 'Customer'),
    withdrawal: {
      problem: await findWithdrawalProblem(db, order, new Date()),
      lastDay: lastDayOfWithdrawal(order.fulfilledAt),
    },
    withdrawals: await readWithdrawals(db, orderId, items),
  };
}

async function readEvents(
  db: Database,
  { id, createdAt, total }: store.OrderRow,
): Promise<ResolversParentTypes['OrderEvent'][]> {
  const events = (await findEvents(db, id)).map(({ at, kind, details }) => ({
    at: at.toISOString(),
    kind,
    number: toText(details['number'] ?? details['withdrawal']),
    amount: typeof details['amount'] === 'number' ? details['amount'] : null,
    reason: toText(details['reason']),
  }));
  const placedEvent = {
    at: createdAt.toISOString(),
    kind: 'Placed' as const,
    number: null,
    amount: total,
    reason: null,
  };
  return [placedEvent, ...events];
}

async function readWithdrawals(
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

const toText = (value: string | number | undefined): string | null =>
  value === undefined ? null : String(value);
