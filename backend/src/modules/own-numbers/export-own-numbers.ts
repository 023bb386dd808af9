import { toCsvRecord } from '../../../../lib/rules/text/csv-text.ts';
import type { Database } from '../../db/connect.ts';
import * as store from './internal/store.ts';

/** Rows held in memory at once. */
const batchSize = 500;

/** As an import reads them; our names and barcodes are there to read. */
const headings = ['Vörunúmer', 'Ykkar vörunúmer', 'Ykkar heiti', 'Heiti', 'Strikamerki'];

/** All of a customer's numbers as CSV, by number. */
export async function* exportOwnNumbers(db: Database, customerId: number): AsyncGenerator<string> {
  yield toCsvRecord(headings);
  for (let after: string | undefined = ''; after !== undefined;) {
    const batch: Awaited<ReturnType<typeof store.findAfter>> = await store.findAfter(
      db,
      customerId,
      after,
      batchSize,
    );
    yield batch
      .map(({ sku, number, name, productName, ean }) => toCsvRecord([sku, number, name, productName, ean]))
      .join('');
    after = batch.length === batchSize ? batch.at(-1)?.code : undefined;
  }
}
