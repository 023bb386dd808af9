import type { Database } from '../../db/connect.ts';
import { readIssuedInvoice } from './documents.ts';
import * as store from './internal/store.ts';
import { eInvoice } from './ubl.ts';

/** The newest invoices of the shop's own and, as many, credit notes as they are sent. */
export async function readNewestEInvoices(
  db: Database,
  count: number,
): Promise<{ name: string; xml: string }[]> {
  const rows = [
    ...(await store.findNewestInvoices(db, { isCredit: false, count })),
    ...(await store.findNewestInvoices(db, { isCredit: true, count })),
  ];
  const documents: { name: string; xml: string }[] = [];
  for (const { id, customerId, number, isCredit } of rows) {
    const issued = await readIssuedInvoice(db, { customerId, unitIds: null }, id);
    if (issued)
      documents.push({ name: `${isCredit ? 'credit note' : 'invoice'} ${number}`, xml: eInvoice(issued) });
  }
  return documents;
}
