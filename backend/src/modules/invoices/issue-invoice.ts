import type { OrderOption } from '../../../../lib/rules/orders/order-option.ts';
import { dayMs } from '../../../../lib/rules/dates/durations.ts';
import type { Database } from '../../db/connect.ts';
import { readSeller } from '../content/website-content.ts';
import { readCustomer, readMainAddressLine } from '../customer/customers.ts';
import type { Totals } from '../../../../lib/rules/money/totals.ts';
import { recordPurchases } from '../purchases/purchases.ts';
import { orderNumber } from '../../../../lib/rules/orders/order-number.ts';
import { toSearchText } from './search-text.ts';
import * as store from './internal/store.ts';

/** Days from issue to the last day of payment without cost (eindagi). */
const paymentDays = 30;

interface InvoiceLine {
  /** Null for what is not a product, e.g. delivery. */
  productId: number | null;
  sku: string;
  name: string;
  /** What the customer called the product when it was ordered. */
  ownNumber?: string | null;
  ownName?: string | null;
  quantity: number;
  /** Krónur with VAT for one unit; `price` for the line. */
  unitPrice: number;
  price: number;
  priceWithoutTax: number;
  discountPercentage: number;
  vat: number;
}

interface NewInvoice {
  orderId: number | null;
  customerId: number;
  billToId: number | null;
  /** The unit of the order. */
  unitId?: number | null | undefined;
  lines: readonly InvoiceLine[];
  totals: Totals;
  options: OrderOption[];
  /** An invoice by card is paid when it is issued. */
  paymentType: 'Account' | 'Card';
  /** Default: now. */
  issuedAt?: Date;
  /** Null: not yet paid. */
  paidAt?: Date | null;
}

/**
 * Issues an invoice (iceland §5) and returns its id. Its number comes from a gapless series whose row stays locked until `tx`
 * ends, so call it last.
 */
export async function issueInvoice(tx: Database, invoice: NewInvoice): Promise<number> {
  const {
    orderId,
    customerId,
    billToId,
    unitId = null,
    lines,
    totals,
    options,
    paymentType,
    issuedAt = new Date(),
    paidAt = paymentType === 'Card' ? issuedAt : null,
  } = invoice;
  const debtorId = billToId ?? customerId;
  const buyer = await readCustomer(tx, debtorId);
  if (!buyer) throw new Error(`No customer ${debtorId} to invoice`);
  const buyerAddress = await readMainAddressLine(tx, debtorId);
  const number = await store.nextNumber(tx);
  const id = await store.insertInvoice(tx, {
    number,
    orderId,
    customerId,
    billToId,
    unitId,
    issuedAt,
    paidAt,
    dueDate: toDueDate(issuedAt),
    buyerName: buyer.name,
    buyerSsn: buyer.ssn,
    buyerAddress,
    seller: await readSeller(tx),
    price: totals.gross,
    priceWithoutTax: totals.net,
    tax: totals.tax,
    vatLines: totals.vatGroups,
    options,
    searchText: toSearchText({
      numbers: [number, ...(orderId === null ? [] : [orderNumber(orderId)])],
      lines,
      options,
    }),
  });
  await store.insertItems(
    tx,
    lines.map((line) => ({ ...line, invoiceId: id })),
  );
  await recordPurchases(tx, customerId, issuedAt, lines);
  await store.insertTransaction(tx, {
    invoiceId: id,
    paymentType,
    total: totals.gross,
    at: issuedAt,
  });
  return id;
}

function toDueDate(issuedAt: Date): string {
  return new Date(issuedAt.getTime() + paymentDays * dayMs).toISOString().slice(0, 10);
}
