import type { Database } from '../../db/connect.ts';
import type { DocumentReader } from './document-filter.ts';
import * as store from './internal/store.ts';

/** Lines of an invoice that this customer may see; null for another customer's and for a credit note. */
export async function readVisibleInvoiceLines(
  db: Database,
  reader: DocumentReader,
  id: number,
): Promise<store.InvoiceItemRow[] | null> {
  const invoice = await store.findInvoice(db, { id, reader, provider: null });
  return invoice && !invoice.isCredit ? store.findItems(db, [id]) : null;
}

/** Lines of any invoice, for the shop itself, and the order it belongs to. */
export async function readInvoiceItems(
  db: Database,
  id: number,
): Promise<{ orderId: number | null; items: store.InvoiceItemRow[] }> {
  const invoice = await store.findInvoiceById(db, id);
  return { orderId: invoice?.orderId ?? null, items: await store.findItems(db, [id]) };
}
