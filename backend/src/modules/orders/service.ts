import type { ResolversParentTypes } from '../../../../graphql/generated/resolvers.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { ChosenAddress } from '../../db/schema/carts.ts';
import type { Totals } from '../pricing/totals-service.ts';
import * as store from './store.ts';

/** What a product line was sold for; amounts in krónur. */
export interface SoldLine {
  productId: number;
  sku: string;
  name: string;
  quantity: number;
  unitPrice: number;
  price: number;
  priceWithoutTax: number;
  discountPercentage: number;
  vat: number;
}

export interface NewOrder {
  session: Pick<Session, 'actorId' | 'customerId' | 'billToId'>;
  attemptId: number;
  lines: readonly SoldLine[];
  /** Goods and delivery. */
  totals: Totals;
  delivery: { id: string; name: string; amount: number; address: ChosenAddress | null };
  receiver: { email: string; name: string; ssn: string | null; companySsn: string | null; phone: string };
  paymentType: 'Account' | 'Card';
  options: { name: string; value: string }[];
}

/** Writes the order with its lines and answers its id. */
export async function createOrder(tx: Database, order: NewOrder): Promise<number> {
  const { session, attemptId, lines, totals, delivery, receiver, paymentType, options } = order;
  const id = await store.insertOrder(tx, {
    attemptId,
    actorId: session.actorId,
    customerId: session.customerId,
    billToId: session.billToId,
    total: totals.gross,
    totalWithoutTax: totals.net,
    totalTaxAmount: totals.tax,
    paymentType,
    deliveryMethodId: delivery.id,
    deliveryMethod: delivery.name,
    deliveryAmount: delivery.amount,
    address: delivery.address,
    receiverName: receiver.name,
    receiverSsn: receiver.ssn,
    receiverCompanySsn: receiver.companySsn,
    email: receiver.email,
    phone: receiver.phone,
    options,
  });
  await store.insertItems(
    tx,
    lines.map((line) => ({ ...line, orderId: id })),
  );
  return id;
}

/** An order that this customer placed or is charged for; null for anybody else's, as for one that does not exist. */
export async function readOrder(
  db: Database,
  { customerId }: Session,
  id: string,
): Promise<ResolversParentTypes['Order'] | null> {
  const orderId = /^\d{1,9}$/.test(id) ? Number(id) : 0;
  const found = await store.findOrder(db, orderId, customerId);
  if (!found) return null;
  const { order, invoiceId } = found;
  const items = await store.findItems(db, orderId);
  return {
    id: String(order.id),
    number: orderNumber(order.id),
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    total: order.total,
    totalWithoutTax: order.totalWithoutTax,
    totalTaxAmount: order.totalTaxAmount,
    deliveryMethod: order.deliveryMethod,
    deliveryAmount: order.deliveryAmount,
    paymentType: order.paymentType,
    email: order.email,
    invoiceId: invoiceId === null ? null : String(invoiceId),
    items: items.map(({ id: itemId, productId, orderId: _orderId, ...item }) => ({
      ...item,
      id: String(itemId),
      productId: String(productId),
    })),
  };
}

/** As people say it on the phone. Unlike invoices, orders need no unbroken series. */
export function orderNumber(id: number): string {
  return `P${String(id).padStart(6, '0')}`;
}
