import { sql } from 'drizzle-orm';
import { parseArgs } from 'node:util';
import { databaseConfigSchema, readConfig } from '../config.ts';
import { connect, type Connection } from '../db/connect.ts';
import { encodings, type Encoding } from './encoding.ts';
import { type ImportProgress, loadCatalogue } from './load.ts';
import { notations, type Notation } from './number-notation.ts';
import { ProblemsFile } from './problems-file.ts';
import { openLines } from './read-lines.ts';

const usage = `Usage: npm run import -- FILE [--strict] [--images DIR] [--numbers is|en] [--encoding ENCODING]

--numbers says how a CSV file writes numbers: is 129.000,50 or en 129,000.50.
--encoding is ${encodings.join(', ')}; without both the whole file is looked at.`;
const maxShownProblems = 1_000;

interface Arguments {
  file: string;
  strict: boolean;
  images: string | undefined;
  numbers: Notation | undefined;
  encoding: Encoding | undefined;
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        strict: { type: 'boolean', default: false },
        images: { type: 'string' },
        numbers: { type: 'string' },
        encoding: { type: 'string' },
      },
    });
    const [file] = positionals;
    const { strict, images } = values;
    const numbers = parseChoice('--numbers', notations, values.numbers);
    const encoding = parseChoice('--encoding', encodings, values.encoding);
    if (file !== undefined && positionals.length === 1) return { file, strict, images, numbers, encoding };
  } catch (error) {
    console.error((error as Error).message);
  }
  console.error(usage);
  process.exit(2);
}

/** @throws Error naming the values that the option accepts */
function parseChoice<T extends string>(option: string, known: readonly T[], value_: string | undefined) {
  const value = known.find((name) => name === value_?.toLowerCase());
  if (value_ !== undefined && value === undefined)
    throw new Error(`${option} takes ${known.join(', ')} (given: ${JSON.stringify(value_)})`);
  return value;
}

/** Refreshes statistics and visibility maps: without them the first listings after a large import are slow. */
async function vacuumTables({ db }: Connection): Promise<void> {
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

async function runImport(
  connection: Connection,
  { file, strict, images, ...reading }: Arguments,
): Promise<boolean> {
  const started = Date.now();
  let progress: ImportProgress = { lines: 0, listed: 0, searchable: 0 };
  let shownProblems = 0;
  const problemsFile = new ProblemsFile(file, (reason) =>
    console.error(`Problems are only shown here, not written to a file: ${reason}`),
  );
  const seconds = (): string => ((Date.now() - started) / 1000).toFixed(0);
  const ticker = setInterval(
    () =>
      console.error(
        `… ${progress.lines} lines, ${progress.listed} products listed, ${progress.searchable} searchable, ${seconds()} s`,
      ),
    1_000,
  );
  try {
    const fileLines = await openLines(file, { ...reading, onNote: (reportNote) => console.log(reportNote) });
    const outcome = await loadCatalogue(connection.db, fileLines, {
      strict,
      images,
      onProgress: (done) => (progress = done),
      onProblem: (problem) => {
        const { line, field, reason } = problem;
        problemsFile.add(problem);
        shownProblems += 1;
        if (shownProblems <= maxShownProblems)
          console.error(`line ${line}${field && `, ${field}`}: ${reason}`);
        else if (shownProblems === maxShownProblems + 1) console.error('… more problems are not shown');
      },
    });
    const { brands, categories, products, content } = outcome.changed;
    if (brands + categories + products > 0) await vacuumTables(connection);
    const done = outcome.loaded
      ? `new or changed: ${products} products, ${categories} categories, ${brands} brands, ${content} of content`
      : 'nothing loaded (--strict)';
    console.log(`${outcome.lines} lines read, ${outcome.badLines} bad; ${done} (${seconds()} s)`);
    if (problemsFile.isWritten) console.log(`All problems are in ${problemsFile.path}`);
    return outcome.badLines === 0;
  } finally {
    clearInterval(ticker);
    problemsFile.close();
  }
}

const args = readArguments();
const connection = await connect(readConfig(databaseConfigSchema), 0);
try {
  if (!(await runImport(connection, args))) process.exitCode = 1;
} catch (error) {
  console.error(`The import failed, nothing was loaded: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await connection.close();
}
