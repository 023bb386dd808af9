import type { InvoiceRow } from './internal/store.ts';

/** What another document says of an invoice. */
export function toReference({ id, number, price, issuedAt }: InvoiceRow) {
  return { invoiceId: String(id), number: String(number), price, timestamp: issuedAt.toISOString() };
}
