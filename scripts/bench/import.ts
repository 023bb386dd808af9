import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { connectPostgres } from '../../backend/src/db/connect.ts';
import { migrate } from '../../backend/src/db/migrate.ts';
import { withPostgres } from '../cluster/postgres.ts';
import { catalogueLines } from '../demo/catalogue.ts';
import { writeLines } from '../demo/write-lines.ts';
import { type Metric, single, timing } from '../harness/metric.ts';
import { task } from '../harness/task.ts';
import { createDatabase } from '../test/databases.ts';
import { importScript, runCommand } from './scale/processes.ts';

const limits = { secondsPerProduct: 60 / 100_000, rowWaitMs: 1_000, growth: 1.5 } as const;
const askEveryMs = 20;

/** How long an order would wait for a row, asked for again and again until `work` ends; milliseconds. */
async function waitWhile(pool: pg.Pool, products: number, work: Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  let isEnded = false;
  const ended = work.finally(() => {
    isEnded = true;
  });
  while (!isEnded) {
    const started = performance.now();
    await pool.query('UPDATE products SET stock_reserved = stock_reserved WHERE id = $1', [
      1 + ((waits.length * 7_919) % products),
    ]);
    waits.push(performance.now() - started);
    await delay(askEveryMs);
  }
  await ended;
  return waits;
}

async function measure(url: string, folder: string, products: number): Promise<Metric[]> {
  const database = await createDatabase(url, 'template0');
  const connection = connectPostgres(database.href, 2, 0);
  await migrate(connection);
  const pool = new pg.Pool({ connectionString: database.href, max: 2 });
  try {
    const catalogue = join(folder, `${products}.jsonl`);
    await writeLines(catalogue, catalogueLines(products, 1), () => undefined);
    const env = { DATABASE_URL: database.href };
    const first = await runCommand('import', [importScript, catalogue], env);
    const { rows } = await pool.query<{ sku: string; price: number }>(
      'SELECT sku, list_price + 10 AS price FROM products ORDER BY id',
    );
    const prices = join(folder, `${products}.csv`);
    writeFileSync(prices, `sku;price\n${rows.map(({ sku, price }) => `"${sku}";${price}`).join('\n')}\n`);
    const again = runCommand('import prices', [importScript, prices], env);
    const waits = await waitWhile(pool, products, again);
    return [
      single(`first import: ${products} products`, 's', first.seconds, products),
      single(`every price: ${products} products`, 's', (await again).seconds, products),
      timing(`an order waits for a row meanwhile: ${products} products`, waits, limits.rowWaitMs),
    ];
  } finally {
    await pool.end();
    await connection.close();
  }
}

const perProduct = ([first]: readonly Metric[]): number => (first?.samples[0] ?? 0) / (first?.n ?? 1);

export const bench = task({ small: 20_000, products: 100_000 }, ({ small, products }) =>
  withPostgres('import', async ({ url }) => {
    const folder = mkdtempSync(join(tmpdir(), 'vorulind-bench-'));
    try {
      const before = await measure(url, folder, small);
      const after = await measure(url, folder, products);
      const growth = perProduct(after) / perProduct(before);
      return [
        ...before,
        ...after.map((metric, at) =>
          at === 0 ? { ...metric, limit: limits.secondsPerProduct * products } : metric,
        ),
        { ...single('time for one product: times as much', '', growth), limit: limits.growth },
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }),
);
