import { findOptionValue } from '../../../../lib/rules/orders/order-option.ts';
import { toCsvDate, toCsvRecord } from '../../../../lib/rules/text/csv-text.ts';
import { orderStatusLabel } from '../../../../lib/rules/orders/order-status.ts';
import type { Database } from '../../db/connect.ts';
import type { DocumentReader } from '../invoices/document-filter.ts';
import { findPage, type OrderFilter } from './internal/list-store.ts';
import { orderNumber } from '../../../../lib/rules/orders/order-number.ts';

/** Rows held in memory at once. */
const batchSize = 500;

const headings = [
  'Pöntunarnúmer',
  'Dagsetning',
  'Staða',
  'Viðtakandi',
  'Greiðandi',
  'Tilvísun',
  'Kostnaðarstaður',
  'Eining',
  'Afhending',
  'Fjöldi lína',
  'Hluti sendur',
  'Væntanlegt',
  'Upphæð án vsk.',
  'Vsk.',
  'Upphæð með vsk.',
];

/** The list of orders as CSV, newest first, all that match the filter. */
export async function* exportOrders(
  db: Database,
  reader: DocumentReader,
  filter: OrderFilter,
): AsyncGenerator<string> {
  yield toCsvRecord(headings);
  let after: number | null = null;
  do {
    const rows: Awaited<ReturnType<typeof findPage>> = await findPage(db, reader, filter, {
      offset: 0,
      limit: batchSize,
      after,
    });
    yield rows
      .map(({ order, billToName, lines, isPartlySent, expectedOn }) =>
        toCsvRecord([
          orderNumber(order.id),
          toCsvDate(order.createdAt),
          orderStatusLabel(order.status),
          order.receiverName,
          billToName,
          findOptionValue(order.options, 'Reference') ?? '',
          findOptionValue(order.options, 'CostCentre') ?? '',
          findOptionValue(order.options, 'Unit') ?? '',
          order.deliveryMethod,
          lines,
          isPartlySent ? 'Já' : '',
          toCsvDate(expectedOn),
          order.totalWithoutTax,
          order.totalTaxAmount,
          order.total,
        ]),
      )
      .join('');
    after = rows.length === batchSize ? (rows.at(-1)?.order.id ?? null) : null;
  } while (after !== null);
}
