import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { retryOnConflict } from '../db/retry.ts';
import { enqueueRevalidate } from '../modules/jobs/jobs.ts';
import { markPending } from '../modules/search/pending-changes.ts';
import type { RefreshTerms } from '../modules/search/refresh-terms.ts';
import { BatchSize } from './batch-size.ts';
import type { Changes } from './changes.ts';
import { mergeProducts, type MergedProduct } from './merge-products.ts';
import { idList, lockProducts, shelveProducts } from './shelves.ts';
import { takeStale, unmarkStale } from './stale-products.ts';
import { findNextLines } from './staging.ts';

interface Writing {
  session: Database;
  changes: Changes;
  refreshTerms: RefreshTerms;
}

/** Writes all accepted products. @param onProgress called after each batch with the products so far */
export async function writeProducts(writing: Writing, onProgress: (done: number) => void): Promise<void> {
  const { session } = writing;
  const size = new BatchSize();
  const statistics = new Statistics(session);
  for (let after = 0, done = 0; ;) {
    const next = await findNextLines(session, after, size.current);
    if (next.until === null) return;
    const from = after;
    const until = next.until;
    await size.time(async () => {
      const changed = await writeBatch(writing, (tx) => mergeProducts(tx, from, until));
      writing.changes.products += changed.length;
      return changed.some(({ isNew }) => !isNew);
    });
    after = until;
    onProgress((done += next.count));
    await statistics.refreshAt(done);
  }
}

/** Shelves again what a change of brands or categories, or a killed import, has left. */
export async function writeStale(writing: Writing, onProgress: (done: number) => void): Promise<void> {
  const size = new BatchSize();
  for (let done = 0; ;) {
    let count = 0;
    await size.time(async () => {
      const stale = await writeBatch(writing, (tx) => takeStale(tx, size.current));
      count = stale.length;
      return true;
    });
    if (count === 0) return;
    onProgress((done += count));
  }
}

/** One transaction: products, their shelves and search terms, and the pages that have to be made again. @returns those products */
function writeBatch(
  { session, changes, refreshTerms }: Writing,
  write: (tx: Database) => Promise<MergedProduct[]>,
): Promise<MergedProduct[]> {
  return retryOnConflict(() =>
    session.transaction(async (tx) => {
      const products = await write(tx);
      if (products.length === 0) return products;
      const ids = products.map(({ id }) => id);
      // The new ones nobody else sees yet.
      await lockProducts(
        tx,
        products.flatMap(({ id, isNew }) => (isNew ? [] : [id])),
      );
      const shelve = (): Promise<void> => shelveProducts(tx, ids);
      const reworded = products.flatMap(({ id, isReworded }) => (isReworded ? [id] : []));
      if (reworded.length > 0) await refreshTerms(tx, idList(reworded), shelve);
      else await shelve();
      if (reworded.length < ids.length) await markPending(tx, idList(ids));
      // The others may still be found by a former name of their brand or category.
      await unmarkStale(tx, reworded);
      await enqueueRevalidate(tx, changes.productTags(products));
      return products;
    }),
  );
}

/** Plans follow the tables as they grow: else those of the beginning, when they were empty, would be used to the end. */
class Statistics {
  readonly #session: Database;
  #nextAt = 1_000;

  constructor(session: Database) {
    this.#session = session;
  }

  async refreshAt(done: number): Promise<void> {
    if (done < this.#nextAt) return;
    this.#nextAt = done * 6;
    // Of wide tables only what batches look up by: sampling the rest takes longest, and the end of the import does it once.
    await this.#session.execute(
      sql`ANALYZE products (id, sku, slug, brand_id, group_id), product_categories, categories, attribute_values,
        shelf_products (shelf, product_id), search_products (product_id), search_pending (product_id)`,
    );
  }
}
