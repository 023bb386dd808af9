import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import * as store from './internal/store.ts';
import type { IssuedInvoice } from './ubl.ts';

/** All data of an invoice's document; null where this customer has no such invoice. */
export async function readIssuedInvoice(
  db: Database,
  { customerId }: Pick<Session, 'customerId'>,
  id: number,
): Promise<IssuedInvoice | null> {
  const invoice = await store.findInvoice(db, { id, customerId, provider: null });
  if (!invoice) return null;
  const transactions = await store.findTransactions(db, id);
  return {
    invoice,
    items: await store.findItems(db, [id]),
    credits:
      invoice.creditsInvoiceId === null ? null : await store.findInvoiceById(db, invoice.creditsInvoiceId),
    byCard: transactions.some(({ paymentType }) => paymentType === 'Card'),
  };
}
