import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHostedSearch } from '../../lib/io/search/hosted-search.ts';
import { connectPostgres } from '../../backend/src/db/connect.ts';
import { listProducts } from '../../backend/src/modules/catalogue/internal/listing.ts';
import { replaceIndex } from '../../backend/src/modules/search/hosted/replace-index.ts';
import { visitorKey } from '../../backend/src/modules/search/visitor-key.ts';
import { openCluster } from '../cluster/cluster.ts';
import { withPostgres } from '../cluster/postgres.ts';
import { catalogueLines } from '../demo/catalogue.ts';
import { writeLines } from '../demo/write-lines.ts';
import { type Metric, single, timing } from '../harness/metric.ts';
import { task } from '../harness/task.ts';
import { demoProductsBySku } from '../relevance/demo-products.ts';
import { judgeKind, type JudgedProduct, type SearchAnswer } from '../relevance/judge.ts';
import { judgedQueries } from '../relevance/queries.ts';
import { importScript, runCommand, startSearch } from './scale/processes.ts';
import { readContent, streamRows } from './search/rows.ts';

type Search = (typed: string) => Promise<SearchAnswer>;

/** Percent of each kind, at least. */
const minShare = 95;

/** The share of right answers of each kind; the wrong ones are printed. */
async function judge(
  name: string,
  search: Search,
  known: ReadonlyMap<string, JudgedProduct>,
): Promise<Metric[]> {
  const metrics: Metric[] = [];
  for (const [kind, queries] of judgedQueries) {
    const { share, count, misses } = await judgeKind(kind, queries, search, known);
    for (const miss of misses) console.log(`${share < minShare ? '✗ ' : ''}${name}, ${kind}: ${miss}`);
    metrics.push(single(`${name}, ${kind}`, '%', share, count));
  }
  return metrics;
}

/** As the box: the hosted search, and the backend's own where that is not sure. */
async function withHostedSearch<T>(
  folder: string,
  products: number,
  own: Search,
  work: (search: Search) => Promise<T>,
): Promise<T> {
  const { child, hosted: service } = await startSearch(folder);
  try {
    await replaceIndex(service, readContent(), streamRows(products), () => undefined);
    const hosted = createHostedSearch(visitorKey(service, null, Date.now()));
    const { signal } = new AbortController();
    // The first answer of a new index takes longest.
    await hosted.searchProducts('hanskar', signal).catch(() => undefined);
    return await work(async (typed) => {
      const { isSure, hits } = await hosted.searchProducts(typed, signal);
      return isSure && hits[0] ? { firstSku: hits[0].sku, unknownWords: [] } : own(typed);
    });
  } finally {
    await child.stop(5_000);
  }
}

/** The judged queries, as a guest. */
async function measure(url: string, folder: string, products: number): Promise<Metric[]> {
  const file = join(folder, 'catalogue.jsonl');
  await writeLines(file, catalogueLines(products), () => undefined);
  const cluster = await openCluster(url, 0);
  const connection = connectPostgres(cluster.databaseUrl, 2);
  try {
    await runCommand('import', [importScript, file], { DATABASE_URL: cluster.databaseUrl });
    const times: number[] = [];
    const search: Search = async (typed) => {
      const from = performance.now();
      const { products: found, unknownWords } = await listProducts(
        connection.db,
        { search: typed, sort: 'Relevance', pageSize: 1 },
        { guest: true, buyerId: null },
      );
      times.push(performance.now() - from);
      return { firstSku: found[0]?.sku ?? null, unknownWords };
    };
    const known = demoProductsBySku(products);
    const own = await judge(`${products} products`, search, known);
    const timed = timing(`${products} products, all queries`, [...times]);
    const hosted = await withHostedSearch(folder, products, search, (both) =>
      judge(`${products} products, hosted search`, both, known),
    );
    return [...own, timed, ...hosted];
  } finally {
    await connection.close();
    await cluster.stop();
  }
}

export const bench = task({ products: 100_000 }, ({ products }) =>
  withPostgres('search-quality', async ({ url }) => {
    const folder = mkdtempSync(join(tmpdir(), 'vorulind-bench-'));
    try {
      return await measure(url, folder, products);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }),
);
