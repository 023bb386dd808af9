import { sql } from 'drizzle-orm';
import { parseArgs } from 'node:util';
import { databaseConfigSchema, readConfig } from '../config.ts';
import { connect, type Connection } from '../db/connect.ts';
import { loadCatalogue } from './load.ts';
import { readLines } from './read-lines.ts';

const usage = 'Usage: npm run import -- FILE [--strict] [--images DIR]';
const tooManyToShow = 1_000;

interface Arguments {
  file: string;
  strict: boolean;
  images?: string;
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { strict: { type: 'boolean', default: false }, images: { type: 'string' } },
    });
    const [file] = positionals;
    if (file !== undefined && positionals.length === 1) return { file, ...values };
  } catch (error) {
    console.error((error as Error).message);
  }
  console.error(usage);
  process.exit(2);
}

/** Fresh statistics and visibility maps: without them the first listings after a large import are slow. */
async function tidy({ db }: Connection): Promise<void> {
  for (const table of [
    'products',
    'shelf_products',
    'product_categories',
    'shelves',
    'categories',
    'brands',
    'search_products',
    'search_forms',
  ]) {
    await db.execute(sql`VACUUM (ANALYZE) ${sql.identifier(table)}`);
  }
}

async function run(connection: Connection, { file, ...options }: Arguments): Promise<boolean> {
  const started = Date.now();
  let lines = 0;
  let shown = 0;
  const seconds = (): string => ((Date.now() - started) / 1000).toFixed(0);
  const ticker = setInterval(() => console.error(`… ${lines} lines, ${seconds()} s`), 1_000);
  try {
    const outcome = await loadCatalogue(connection.db, readLines(file), {
      ...options,
      onProgress: (read) => (lines = read),
      onProblem: ({ line, field, reason }) => {
        shown += 1;
        if (shown <= tooManyToShow) console.error(`line ${line}${field && `, ${field}`}: ${reason}`);
        else if (shown === tooManyToShow + 1) console.error('… more problems are not shown');
      },
    });
    const { brands, categories, products, content } = outcome.changed;
    if (brands + categories + products > 0) await tidy(connection);
    const done = outcome.loaded
      ? `new or changed: ${products} products, ${categories} categories, ${brands} brands, ${content} of content`
      : 'nothing loaded (--strict)';
    console.log(`${outcome.lines} lines read, ${outcome.badLines} bad; ${done} (${seconds()} s)`);
    return outcome.badLines === 0;
  } finally {
    clearInterval(ticker);
  }
}

const given = readArguments();
const connection = await connect(readConfig(databaseConfigSchema), 0);
try {
  if (!(await run(connection, given))) process.exitCode = 1;
} catch (error) {
  console.error(`The import failed, nothing was loaded: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await connection.close();
}
