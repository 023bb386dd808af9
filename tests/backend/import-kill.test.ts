import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectPostgres, type Database } from '../../backend/src/db/connect.ts';
import { migrate } from '../../backend/src/db/migrate.ts';
import { rows } from '../../backend/src/db/rows.ts';
import { createDatabase, dropDatabase } from '../../scripts/test/databases.ts';
import { brandLine, categoryLine, loadLines, productLine } from '../kit/catalogue.ts';
import { findDisagreements, readCatalogueState } from '../kit/catalogue-state.ts';
import { openPostgres, type PostgresForTest } from '../kit/postgres.ts';

const program = join(import.meta.dirname, '../../backend/src/import/main.ts');
const preload = join(import.meta.dirname, '../kit/kill-at.ts');

/** By which the server knows the program's connections. */
const applicationName = 'killed import';

const kinds = ['Gólfsápa', 'Handklæði', 'Ruslapoki', 'Uppþvottaduft', 'Hanskar'];
const sold = (at: number, over: Record<string, unknown>) => ({
  type: 'product',
  sku: `D-${at}`,
  slug: `d-${at}`,
  name: `${kinds[at % kinds.length]} ${at}`,
  price: 1_000 + at,
  stock: at % 7,
  brand: at % 2 ? 'taerun' : 'dogglind',
  categories: [at % 3 ? 'efni' : 'ahold'],
  description: 'Gott',
  attributes: [{ name: 'Litur', value: at % 4 ? 'Svartur' : 'Hvítur' }],
  ...over,
});

/** What the shop has before: some of it the next file does not name. */
const before = [
  brandLine(),
  brandLine({ slug: 'dogglind', name: 'Dögglind' }),
  categoryLine('efni', { name: 'Hreinsiefni' }),
  categoryLine('ahold', { name: 'Áhöld' }),
  ...Array.from({ length: 600 }, (_, at) => productLine(sold(at, { group: `g-${at >> 2}` }))),
];
/** Renames a brand, moves a category, changes, adds and takes out. */
const file = [
  brandLine({ name: 'Tærunarstofan' }),
  categoryLine('raesting', { name: 'Ræsting' }),
  categoryLine('ahold', { name: 'Verkfæri', parent: 'raesting' }),
  ...Array.from({ length: 250 }, (_, at) => sold(at, { price: 2_000 + at, stock: at % 5 })),
  ...Array.from({ length: 150 }, (_, at) =>
    sold(at + 250, {
      name: `Bleikiklór ${at}`,
      slug: `k-${at}`,
      categories: ['raesting'],
      description: null,
    }),
  ),
  ...Array.from({ length: 50 }, (_, at) => ({ type: 'product', sku: `D-${at + 400}`, takenOut: true })),
  ...Array.from({ length: 400 }, (_, at) => productLine(sold(at + 1_000, { group: `h-${at >> 1}` }))),
];

let server: PostgresForTest;
let template: URL;
let folder: string;
let path: string;
let undisturbedMs: number;
let states: { before: Map<string, string>; after: Map<string, string> };

/** A copy of the shop before the import. */
async function withShop<T>(work: (db: Database, url: string) => Promise<T>): Promise<T> {
  const own = await createDatabase(server.url, template.pathname.slice(1));
  const connection = connectPostgres(own.href, 2, 0);
  try {
    return await work(connection.db, own.href);
  } finally {
    await connection.close();
    await dropDatabase(server.url, own);
  }
}

/** Runs the command. @returns its exit code, or the signal that ended it */
async function runImport(
  url: string,
  env: Record<string, string> = {},
  flags: string[] = [],
  killed?: AbortSignal,
) {
  const child = spawn(process.execPath, [...flags, program, path], {
    env: { ...process.env, DATABASE_URL: url, PGAPPNAME: applicationName, ...env },
    stdio: 'ignore',
  });
  killed?.addEventListener('abort', () => child.kill('SIGKILL'));
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? code;
}

/** Waits until the server has noticed that the program is gone, and has dropped its temporary tables. @returns the locks that are left then, besides those of autovacuum */
async function locksLeft(db: Database) {
  const others = sql`SELECT count(*)::integer AS count FROM pg_stat_activity WHERE datname = current_database() AND application_name = ${applicationName}`;
  for (
    let waited = 0;
    waited < 10_000 && (await rows<{ count: number }>(db, others))[0]!.count > 0;
    waited += 50
  )
    await delay(50);
  return rows(
    db,
    sql`SELECT locktype, mode FROM pg_locks WHERE database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND pid IN (SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()) AND (locktype = 'advisory' OR mode <> 'AccessShareLock')`,
  );
}

/** Counted by batches, and queued for the next import: theirs is a state of its own while an import is under way. */
const isUnderWay = (key: string): boolean => key.startsWith('shelf ') || key.startsWith('stale ');

/** Rows that are neither as before nor as an import leaves them that is not disturbed. */
function findHalves(state: Map<string, string>): string[] {
  const halves = [...state].filter(
    ([key, value]) => !isUnderWay(key) && states.before.get(key) !== value && states.after.get(key) !== value,
  );
  const lost = [...states.before.keys()].filter(
    (key) => states.after.has(key) && !state.has(key) && !isUnderWay(key),
  );
  return [...halves.map(([key]) => key), ...lost];
}

beforeAll(async () => {
  server = await openPostgres();
  template = await createDatabase(server.url);
  folder = await mkdtemp(join(tmpdir(), 'import-kill-'));
  path = join(folder, 'file.jsonl');
  await writeFile(path, file.map((line) => JSON.stringify(line)).join('\n'));
  const connection = connectPostgres(template.href, 2, 0);
  await migrate(connection);
  await loadLines(connection.db, before, { strict: true });
  await connection.close();
  states = await withShop(async (db, url) => {
    const was = await readCatalogueState(db);
    const started = performance.now();
    const code = await runImport(url);
    if (code !== 0) throw new Error(`The import that nothing disturbs ended with ${code}`);
    undisturbedMs = performance.now() - started;
    return { before: was, after: await readCatalogueState(db) };
  });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await dropDatabase(server.url, template);
  await server.stop();
});

it('an undisturbed import finds all by what it is now', async () => {
  const { before: was, after } = states;
  expect(was.get('terms D-1')).toContain("'taerun'");
  for (const sku of ['D-1', 'D-251', 'D-551'])
    expect(after.get(`terms ${sku}`)).toContain("'taerunarstofan'");
  expect([...after.keys()].filter((key) => key.startsWith('stale '))).toEqual([]);
  await withShop(async (db) => {
    await loadLines(db, file, { strict: true });
    expect(await findDisagreements(db)).toEqual([]);
    expect(await readCatalogueState(db)).toEqual(after);
  });
});

/** A statement of each step of an import, by its text: which of them it is, and when. */
const points = [
  ['reading', 'INSERT INTO import_products', 1, 'during'],
  ['categories', 'update "categories"', 1, 'after'],
  ['checking', 'INSERT INTO import_known', 1, 'during'],
  ['words', 'INSERT INTO search_words', 1, 'after'],
  ['forms', 'INSERT INTO search_forms', 1, 'during'],
  ['changed products', 'UPDATE products p SET', 1, 'during'],
  ['shelves', 'INSERT INTO shelf_products', 3, 'during'],
  ['terms', 'INSERT INTO search_products', 2, 'before'],
  ['the end of a batch', 'INSERT INTO jobs|insert into "jobs"', 3, 'after'],
  ['new products', 'INSERT INTO products \\(id', 3, 'after'],
  ['what waited', 'DELETE FROM stale_products s USING', 1, 'during'],
  ['what waited, its end', 'DELETE FROM stale_products WHERE product_id', 4, 'after'],
  ['vacuum', 'VACUUM', 2, 'during'],
] as const;

/** What is wrong with what a killed import has left, and with the next import; nothing where all is right. */
async function findFaults(db: Database): Promise<unknown[]> {
  const locks = await locksLeft(db);
  const left = await findDisagreements(db);
  const halves = findHalves(await readCatalogueState(db));
  const { problems } = await loadLines(db, file);
  const later = await findDisagreements(db);
  const state = await readCatalogueState(db);
  const keys = new Set([...state.keys(), ...states.after.keys()]);
  const different = [...keys].filter((key) => state.get(key) !== states.after.get(key));
  return [...locks, ...left, ...halves, ...problems, ...later, ...different];
}

describe('killed at', () => {
  it.each(points)(
    '%s, nothing is half and the next import does the rest',
    async (_, statement, nth, when) => {
      await withShop(async (db, url) => {
        const env = { KILL_AT: statement, KILL_NTH: String(nth), KILL_WHEN: when };
        expect(await runImport(url, env, ['--import', preload])).toBe('SIGKILL');
        expect(await findFaults(db)).toEqual([]);
      });
    },
  );
});

it.each([0.5, 0.65, 0.8])(
  'killed by another process after %d of its time, nothing is half',
  async (share) => {
    await withShop(async (db, url) => {
      const gone = new AbortController();
      const timer = setTimeout(() => gone.abort(), undisturbedMs * share);
      await runImport(url, {}, [], gone.signal);
      clearTimeout(timer);
      expect(await findFaults(db)).toEqual([]);
    });
  },
);
