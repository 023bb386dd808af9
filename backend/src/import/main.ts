import { sql } from 'drizzle-orm';
import { parseArgs } from 'node:util';
import { importConfigSchema, readConfig } from '../config.ts';
import { connect, type Connection } from '../db/connect.ts';
import { describeError } from '../db/describe-error.ts';
import { encodings, type Encoding } from './encoding.ts';
import { loadCatalogue } from './load.ts';
import { notations, readNumber, type Notation } from './number-notation.ts';
import { ProblemsFile } from './problems-file.ts';
import { ProgressReport } from './progress-report.ts';
import { confirm } from './confirm.ts';
import { openFile } from './open-file.ts';
import { BucketPictures } from './pictures/bucket-pictures.ts';
import { chooseBucket } from './pictures/choose-bucket.ts';
import { describePreview } from './preview.ts';

const usage = `Usage: npm run import -- FILE [--dry-run] [--yes] [--strict] [--replace] [--images DIR]
  [--numbers is|en] [--encoding ENCODING] [--net] [--rate KRÓNUR]

--dry-run shows how the file is read and what would change, and asks whether to load it; --yes says so at once.
--images is the bucket's folder (else IMAGE_STORE_*, else IMAGES_DIR): pictures of addresses are fetched into it; the others must be
there if it is given.
--replace takes out of the range what the file lacks, unless that is more than 20 %.
--numbers says how a CSV file writes numbers: is 129.000,50 or en 129,000.50.
--encoding is ${encodings.join(', ')}; without both the whole file is looked at.
--net says that prices are without VAT, --rate what one unit of their currency is in krónur.`;
const maxShownProblems = 1_000;

interface Arguments {
  file: string;
  strict: boolean;
  replace: boolean;
  dryRun: boolean;
  yes: boolean;
  net: boolean;
  rate: number | undefined;
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
        replace: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        net: { type: 'boolean', default: false },
        rate: { type: 'string' },
        images: { type: 'string' },
        numbers: { type: 'string' },
        encoding: { type: 'string' },
      },
    });
    const [file] = positionals;
    const { 'dry-run': dryRun, ...flags } = values;
    const rate = parseRate(values.rate);
    const numbers = parseChoice('--numbers', notations, values.numbers);
    const encoding = parseChoice('--encoding', encodings, values.encoding);
    if (file !== undefined && positionals.length === 1)
      return { ...flags, file, dryRun, images: values.images, rate, numbers, encoding };
  } catch (error) {
    console.error((error as Error).message);
  }
  console.error(usage);
  process.exit(2);
}

/** @throws Error for anything but a number above 0 */
function parseRate(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const rate = readNumber(text, 'en') ?? readNumber(text, 'is');
  if (rate !== null && rate > 0) return rate;
  throw new Error(`--rate takes a number above 0 (given: ${JSON.stringify(text)})`);
}

/** @throws Error naming the values that the option accepts */
function parseChoice<T extends string>(option: string, known: readonly T[], value_: string | undefined) {
  const value = known.find((name) => name === value_?.toLowerCase());
  if (value_ !== undefined && value === undefined)
    throw new Error(`${option} takes ${known.join(', ')} (given: ${JSON.stringify(value_)})`);
  return value;
}

const vacuumedTables = [
  'products',
  'shelf_products',
  'product_categories',
  'shelves',
  'categories',
  'brands',
  'search_products',
  'search_forms',
];

/**
 * Refreshes statistics and visibility maps: without them the first listings after a large import are slow. The largest table takes as
 * long as the others together, so they do not wait for each other.
 */
async function vacuumTables({ db }: Connection): Promise<void> {
  await Promise.all(
    vacuumedTables.map((table) => db.execute(sql`VACUUM (ANALYZE) ${sql.identifier(table)}`)),
  );
}

async function runImport(
  connection: Connection,
  { file, strict, replace, images, dryRun, yes, ...reading }: Arguments,
): Promise<boolean> {
  const started = Date.now();
  let shownProblems = 0;
  const problemsFile = new ProblemsFile(file, (reason) =>
    console.error(`Problems are only shown here, not written to a file: ${reason}`),
  );
  const seconds = (): string => ((Date.now() - started) / 1000).toFixed(0);
  let isAsking = false;
  const ticker = setInterval(() => {
    // A question stays the last line.
    if (!isAsking) console.error(report.toText());
  }, 1_000);
  try {
    // What is only looked at leaves nothing in the bucket.
    const bucket = chooseBucket(images, config);
    const pictures = bucket && !dryRun ? await BucketPictures.open(bucket) : null;
    const fileLines = await openFile(connection.db, file, { ...reading, pictures }, (note) =>
      console.log(note),
    );
    const outcome = await loadCatalogue(connection.db, fileLines, {
      strict,
      replace,
      images,
      ...(dryRun && {
        review: async (preview) => {
          console.log(describePreview(preview));
          isAsking = true;
          const isAccepted = await confirm(yes);
          isAsking = false;
          return isAccepted;
        },
      }),
      onProgress: (progress) => report.advance(progress),
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
      : `nothing loaded (${dryRun ? '--dry-run' : strict ? '--strict' : '--replace'})`;
    console.log(`${outcome.lines} lines read, ${outcome.badLines} bad; ${done} (${seconds()} s)`);
    if (problemsFile.isWritten) console.log(`All problems are in ${problemsFile.path}`);
    return outcome.badLines === 0;
  } finally {
    clearInterval(ticker);
    problemsFile.close();
  }
}

const args = readArguments();
const report = new ProgressReport();
const config = readConfig(importConfigSchema);
const connection = await connect(config, 0);
try {
  if (!(await runImport(connection, args))) process.exitCode = 1;
} catch (error) {
  const what = report.hasBegun
    ? 'The import stopped; every product is whole, and the next import does the rest'
    : 'The import failed, nothing was loaded';
  console.error(`${what}: ${describeError(error)}`);
  process.exitCode = 1;
} finally {
  await connection.close();
}
