import type { Database } from '../../db/connect.ts';
import { nightlyTask } from '../jobs/nightly.ts';
import { readProductsByIds } from '../catalogue/read-catalogue.ts';
import * as store from './internal/rhythm-store.ts';

/** Customers that are counted in one transaction. */
const customersPerBatch = 200;

/**
 * Counts how often each customer buys each product. Repeatable: what an ended run leaves, the next one counts.
 * @param now the moment up to which purchases count
 */
export async function countRhythms(db: Database, now: Date, signal: AbortSignal): Promise<void> {
  let after = 0;
  while (!signal.aborted) {
    const last = await store.findBatchEnd(db, after, customersPerBatch);
    if (last === null) return;
    const batch = { after, last };
    await db.transaction((tx) => store.replaceRhythms(tx, batch, now));
    after = last;
  }
}

export const rhythmTask = nightlyTask({
  name: 'purchase rhythms',
  hour: 4,
  run: ({ db }, now, signal) => countRhythms(db, now, signal),
});

/** What a customer needs by now, by name, without what they are getting anyway. */
export async function readDueNames(
  db: Database,
  customerId: number,
  { except, limit }: { except: ReadonlySet<number>; limit: number },
): Promise<string[]> {
  const dueRows = await store.findDueProducts(db, customerId, new Date(), limit + except.size);
  const ids = dueRows.map((row) => row.product_id).filter((id) => !except.has(id));
  const products = await readProductsByIds(db, ids.slice(0, limit), false);
  return products.map(({ name }) => name);
}

/** Customers who by their habit need something by now, those with the most products first. */
export const readDueCustomers = (db: Database, now: Date, limit: number): Promise<store.DueCustomerRow[]> =>
  store.findDueCustomers(db, now, limit);
