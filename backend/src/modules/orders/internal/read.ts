import { findOptionValue } from '../../../../../lib/rules/orders/order-option.ts';
import { addressLine } from '../../../../../lib/rules/people/address-line.ts';
import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { mayChangeStatus } from '../../../../../lib/rules/orders/order-status.ts';
import { lastDayOfWithdrawal } from '../../../../../lib/rules/orders/withdrawal.ts';
import type { Platform, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import { readRefunds } from '../../payments/refunds.ts';
import { listParties } from '../../customer/parties.ts';
import { readInvoiceOfOrder } from '../../invoices/credit-notes.ts';
import { toReference } from '../../invoices/invoice-reference.ts';
import { isConsumersOrder } from '../consumer-order.ts';
import { findPage, type OrderFilter } from './list-store.ts';
import { orderNumber } from '../../../../../lib/rules/orders/order-number.ts';
import { readEvents, readShipments, readWithdrawals, toLineState } from './read-parts.ts';
import * as store from './store.ts';
import { listReadersUnits } from '../../units/company-units.ts';
import { readRamp } from '../../units/order-units.ts';
import { findWithdrawalProblem } from '../withdrawal.ts';

const pageSize = 20;
const maxPage = 1_000;

/** @throws ShopError BAD_REQUEST for an invalid page or filter */
export async function readOrders(
  db: Database,
  session: Session,
  page: number,
  filter: OrderFilter,
): Promise<ResolversParentTypes['CustomerOrders']> {
  if (page < 1 || page > maxPage) throw new ShopError('BAD_REQUEST');
  const range = { offset: (page - 1) * pageSize, limit: pageSize + 1 };
  const rows = await findPage(db, session, filter, range);
  return {
    hasMore: rows.length > pageSize,
    parties: await listParties(db, session.customerId),
    units: await listReadersUnits(db, session),
    orders: rows.slice(0, pageSize).map(({ order, billToName, lines, isPartlySent, expectedOn }) => ({
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
      unit: findOptionValue(order.options, 'Unit'),
      isPartlySent,
      expectedOn,
    })),
  };
}

/** An order that this customer placed or is billed for; null for another customer's, as for one that does not exist. */
export async function readOrder(
  platform: Pick<Platform, 'db' | 'config'>,
  session: Session,
  id: string,
): Promise<ResolversParentTypes['Order'] | null> {
  const { db } = platform;
  const orderId = toRowId(id);
  const orderRow = await store.findOrder(db, orderId, session);
  if (!orderRow) return null;
  const { order, invoiceId, billToName, orderedByName, customerName } = orderRow;
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
    unitId: order.unitId === null ? null : String(order.unitId),
    ...(await readRamp(db, order.address && order.unitId)),
    orderedByName,
    customerName,
    billToName,
    invoiceId: invoiceId === null ? null : String(invoiceId),
    items: items.map((item) => ({
      ...item,
      ...toLineState(order, item),
      // The law's exemptions concern consumers only.
      withdrawalExemption: isConsumer ? item.withdrawalExemption : null,
      id: String(item.id),
      productId: String(item.productId),
    })),
    shipments: await readShipments(platform, session, order),
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
    withdrawals: await readWithdrawals(platform, session, order, items),
  };
}
