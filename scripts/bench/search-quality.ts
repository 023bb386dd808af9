import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectPostgres } from '../../backend/src/db/connect.ts';
import { listProducts } from '../../backend/src/modules/catalogue/internal/listing.ts';
import { openCluster } from '../cluster/cluster.ts';
import { withPostgres } from '../cluster/postgres.ts';
import { catalogueLines } from '../demo/catalogue.ts';
import { writeLines } from '../demo/write-lines.ts';
import { type Metric, single, timing } from '../harness/metric.ts';
import { task } from '../harness/task.ts';
import { demoProductsBySku } from '../relevance/demo-products.ts';
import { judgeKind, type SearchAnswer } from '../relevance/judge.ts';
import { judgedQueries } from '../relevance/queries.ts';
import { importScript, runCommand } from './scale/processes.ts';

/** The judged queries asked of the backend's own search, as a guest. */
async function measure(url: string, folder: string, products: number): Promise<Metric[]> {
  const file = join(folder, 'catalogue.jsonl');
  await writeLines(file, catalogueLines(products), () => undefined);
  const cluster = await openCluster(url, 0);
  const connection = connectPostgres(cluster.databaseUrl, 2);
  try {
    await runCommand('import', [importScript, file], { DATABASE_URL: cluster.databaseUrl });
    const times: number[] = [];
    const search = async (typed: string): Promise<SearchAnswer> => {
      const from = performance.now();
      const { products: found, unknownWords } = await listProducts(
        connection.db,
        { search: typed, sort: 'Relevance', pageSize: 1 },
        true,
      );
      times.push(performance.now() - from);
      return { firstSku: found[0]?.sku ?? null, unknownWords };
    };
    const known = demoProductsBySku(products);
    const metrics: Metric[] = [];
    for (const [kind, queries] of judgedQueries) {
      const { share, count, misses } = await judgeKind(kind, queries, search, known);
      for (const miss of misses) console.log(`${kind}: ${miss}`);
      metrics.push(single(`${products} products, ${kind}`, '%', share, count));
    }
    return [...metrics, timing(`${products} products, all queries`, times)];
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
