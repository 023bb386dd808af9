import type { WithdrawalExemption } from '../../../../lib/rules/orders/withdrawal.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { ChosenAddress } from '../../db/schema/carts.ts';
import type { Totals } from '../../../../lib/rules/money/totals.ts';
import { searchTextOf } from '../invoices/search-text.ts';
import { orderNumber } from '../../../../lib/rules/orders/order-number.ts';
import * as store from './internal/store.ts';

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
  /** What the product said when it was sold; missing where it said nothing. */
  withdrawalExemption?: WithdrawalExemption | null;
}

/** What the place where an order is fetched is called among its answers. */
export const pickupPlace = 'Afhendingarstaður';

export interface NewOrder {
  session: Pick<Session, 'actorId' | 'customerId' | 'billToId'>;
  attemptId: number;
  lines: readonly SoldLine[];
  /** Goods and delivery. */
  totals: Totals;
  delivery: {
    id: string;
    name: string;
    amount: number;
    address: ChosenAddress | null;
    /** When it was promised, in words with the date. */
    promise?: string | null;
  };
  receiver: { email: string; name: string; ssn: string | null; companySsn: string | null; phone: string };
  paymentType: 'Account' | 'Card';
  options: { name: string; value: string }[];
  /** Now, unless given. */
  createdAt?: Date;
}

/** Writes the order with its lines and answers its id. */
export async function createOrder(tx: Database, order: NewOrder): Promise<number> {
  const { session, attemptId, lines, totals, delivery, receiver, paymentType, options, createdAt } = order;
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
  await store.setSearchText(tx, id, searchTextOf(words));
  await store.insertItems(
    tx,
    lines.map((line) => ({ ...line, orderId: id })),
  );
  return id;
}
