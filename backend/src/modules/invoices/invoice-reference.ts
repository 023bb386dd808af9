import type { InvoiceRow } from './internal/store.ts';

/** How another document refers to an invoice. */
export function toReference({ id, number, price, issuedAt }: InvoiceRow) {
  return { invoiceId: String(id), number: String(number), price, timestamp: issuedAt.toISOString() };
}
