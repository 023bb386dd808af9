import type { Database } from '../../db/connect.ts';
import { addressLine } from '../../../../lib/rules/people/address-line.ts';
import { isOfInvoice } from '../../../../lib/rules/orders/order-option.ts';
import type { DocumentReader } from './document-filter.ts';
import * as store from './internal/store.ts';
import type { InvoicedOrder, IssuedInvoice } from './ubl.ts';

/** All data of an invoice's document; null where this customer has no such invoice. */
export async function readIssuedInvoice(
  db: Database,
  reader: DocumentReader,
  id: number,
): Promise<IssuedInvoice | null> {
  const invoice = await store.findInvoice(db, { id, reader, provider: null });
  if (!invoice) return null;
  const transactions = await store.findTransactions(db, id);
  const credits =
    invoice.creditsInvoiceId === null ? null : await store.findInvoiceById(db, invoice.creditsInvoiceId);
  const orderId = invoice.orderId ?? credits?.orderId ?? null;
  return {
    invoice: { ...invoice, options: invoice.options.filter(isOfInvoice) },
    items: await store.findItems(db, [id]),
    credits,
    order: orderId === null ? null : await readInvoicedOrder(db, orderId),
    byCard: transactions.some(({ paymentType }) => paymentType === 'Card'),
  };
}

async function readInvoicedOrder(db: Database, orderId: number): Promise<InvoicedOrder | null> {
  const row = await store.findInvoicedOrder(db, orderId);
  if (!row) return null;
  const { address, ...order } = row;
  return { ...order, deliveryAddress: address && addressLine(address) };
}
