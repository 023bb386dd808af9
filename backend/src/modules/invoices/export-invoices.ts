import { findOptionValue } from '../../../../lib/rules/orders/order-option.ts';
import { toCsvDate, toCsvRecord } from '../../../../lib/rules/text/csv-text.ts';
import { reykjavikNow } from '../../../../lib/rules/text/icelandic.ts';
import { invoiceStatusLabel } from '../../../../lib/rules/orders/invoice-status.ts';
import { formatKennitala } from '../../../../lib/rules/people/kennitala.ts';
import type { Database } from '../../db/connect.ts';
import type { DocumentReader } from './document-filter.ts';
import { findPage, type InvoiceFilter } from './internal/list-store.ts';
import { statusOf } from './internal/status.ts';
import type { InvoiceRow } from './internal/store.ts';

/** Rows held in memory at once. */
const batchSize = 500;

const headings = [
  'Reikningsnúmer',
  'Útgáfudagur',
  'Eindagi',
  'Staða',
  'Kaupandi',
  'Kennitala',
  'Tilvísun',
  'Kostnaðarstaður',
  'Eining',
  'Upphæð án vsk.',
  'Vsk.',
  'Upphæð með vsk.',
];

/** The list of invoices as CSV, newest first, all that match the filter. */
export async function* exportInvoices(
  db: Database,
  reader: DocumentReader,
  filter: InvoiceFilter,
): AsyncGenerator<string> {
  yield toCsvRecord(headings);
  const today = reykjavikNow(new Date()).date;
  let after: number | null = null;
  do {
    const rows: InvoiceRow[] = await findPage(
      db,
      reader,
      filter,
      { offset: 0, limit: batchSize, after },
      today,
    );
    yield rows
      .map((row) =>
        toCsvRecord([
          String(row.number),
          toCsvDate(row.issuedAt),
          toCsvDate(row.isCredit ? null : row.dueDate),
          invoiceStatusLabel(statusOf(row, today)),
          row.buyerName,
          formatKennitala(row.buyerSsn),
          findOptionValue(row.options, 'Reference') ?? '',
          findOptionValue(row.options, 'CostCentre') ?? '',
          findOptionValue(row.options, 'Unit') ?? '',
          row.priceWithoutTax,
          row.tax,
          row.price,
        ]),
      )
      .join('');
    after = rows.length === batchSize ? (rows.at(-1)?.id ?? null) : null;
  } while (after !== null);
}
