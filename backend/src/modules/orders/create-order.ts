import type { Database } from '../../db/connect.ts';
import type { OrderDraft, OrderedLine } from '../../db/schema/order-draft.ts';
import { toSearchText } from '../invoices/search-text.ts';
import { orderNumber } from '../../../../lib/rules/orders/order-number.ts';
import * as store from './internal/store.ts';

interface NewOrder extends Omit<OrderDraft, 'cartId' | 'lines'> {
  lines: readonly OrderedLine[];
  attemptId: number;
  paymentType: 'Account' | 'Card';
  /** Default: now. */
  createdAt?: Date;
}

/** Writes the order with its lines and returns its id. */
export async function createOrder(tx: Database, order: NewOrder): Promise<number> {
  const { session, attemptId, lines, totals, delivery, receiver, paymentType, options, unitId, createdAt } =
    order;
  const id = await store.insertOrder(tx, {
    attemptId,
    actorId: session.actorId,
    customerId: session.customerId,
    billToId: session.billToId,
    unitId: unitId ?? null,
    total: totals.gross,
    totalWithoutTax: totals.net,
    totalTaxAmount: totals.tax,
    paymentType,
    deliveryMethodId: delivery.id,
    deliveryMethod: delivery.name,
    deliveryAmount: delivery.amount,
    address: delivery.address,
    deliveryPromise: delivery.promise ?? null,
    receiverName: receiver.name,
    receiverSsn: receiver.ssn,
    receiverCompanySsn: receiver.companySsn,
    email: receiver.email,
    phone: receiver.phone,
    options,
    createdAt,
  });
  const words = { numbers: [orderNumber(id), receiver.name], lines, options };
  await store.setSearchText(tx, id, toSearchText(words));
  await store.insertItems(
    tx,
    lines.map((line) => ({ ...line, orderId: id })),
  );
  return id;
}
