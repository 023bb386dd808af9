import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectPostgres, type Connection } from '../../backend/src/db/connect.ts';
import { migrate } from '../../backend/src/db/migrate.ts';
import { createDatabase, dropDatabase } from '../../scripts/test/databases.ts';
import { readCatalogueState } from '../kit/catalogue-state.ts';
import { clearCatalogue, loadLines, productLine } from '../kit/catalogue.ts';
import { openPostgres, type PostgresForTest } from '../kit/postgres.ts';

const program = join(import.meta.dirname, '../../backend/src/import/main.ts');
const question = 'Load this? (yes/no) ';

let server: PostgresForTest;
let url: URL;
let connection: Connection;
let folder: string;
let before: Map<string, string>;

beforeAll(async () => {
  server = await openPostgres();
  url = await createDatabase(server.url);
  connection = connectPostgres(url.href, 2, 0);
  await migrate(connection);
  folder = await mkdtemp(join(tmpdir(), 'import-question-'));
  await writeFile(
    join(folder, 'listi.csv'),
    [
      'Vörunúmer;Heiti;Verð;Birgðir;Lýsing;Hilla',
      'UPP;Sápa;1.510;5;Góð;A1',
      'NIDUR;Klútur;499,50;5;Mjúkur;A2',
      'BUIN;Fata;1.000;0;Rauð;A3',
      'TEXTI;Moppa;1.000;5;;A4',
      'NY-1;Hanskar;2.490;12;Hlýir;A5',
      'NY-2;Svampur;290;40;Gulur;A6',
    ].join('\n'),
  );
});
afterAll(async () => {
  await connection.close();
  await rm(folder, { recursive: true });
  await dropDatabase(server.url, url);
  await server.stop();
});
beforeEach(async () => {
  await clearCatalogue(connection.db);
  await loadLines(connection.db, [
    productLine({ sku: 'UPP', name: 'Sápa', description: 'Góð', price: 1_000, stock: 5 }),
    productLine({ sku: 'NIDUR', name: 'Klútur', description: 'Mjúkur', price: 1_001, stock: 5 }),
    productLine({ sku: 'BUIN', name: 'Fata', description: 'Rauð', price: 1_000, stock: 5 }),
    productLine({ sku: 'TEXTI', name: 'Moppa', description: 'Stór', price: 1_000, stock: 5 }),
  ]);
  before = await readCatalogueState(connection.db);
});

/** Runs the command and types `typed`; null: with its input closed from the start. */
async function ask(typed: string | null, ...flags: string[]) {
  const child = spawn(process.execPath, [program, join(folder, 'listi.csv'), '--dry-run', ...flags], {
    env: { ...process.env, DATABASE_URL: url.href },
    stdio: [typed === null ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  child.stdin?.end(typed ?? '');
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    once(child, 'exit'),
  ]);
  return { code: code as number, stdout, stderr, after: await readCatalogueState(connection.db) };
}

describe('the question of --dry-run', () => {
  it('comes after columns, products and what would change', async () => {
    const { stdout } = await ask('nei\n');
    const [shown = ''] = stdout.split(question);
    expect(shown).toContain('read as a table, prices with VAT');
    for (const pair of ['Vörunúmer → sku', 'Heiti → name', 'Verð → price', 'Birgðir → stock'])
      expect(shown).toContain(`  ${pair}\n`);
    expect(shown).toContain('not read: Hilla\n');
    expect(shown).toContain('2 new products, 4 that the shop has');
    const first = shown.slice(shown.indexOf('The first products:')).split('\n').slice(1, 7);
    expect(first.map((line) => line.trim().split(' | ')[0])).toEqual([
      'UPP',
      'NIDUR',
      'BUIN',
      'TEXTI',
      'NY-1',
      '1 prices that rise by more than 50 %:',
    ]);
    expect(first[4]).toMatch(/NY-1 \| Hanskar \| kr\..2\.490 \| stock 12/);
    expect(shown).toContain('1 prices that rise by more than 50 %:\n  UPP: 1000 → 1510');
    expect(shown).toContain('1 prices that fall by more than 50 %:\n  NIDUR: 1001 → 500');
    expect(shown).toContain('1 products that sell out (stock to 0):\n  BUIN: 5 → 0');
    expect(shown).toContain(
      '1 products that lose a text (description, package size or delivery time):\n  TEXTI: Moppa',
    );
  });

  it.each([
    ['no', 'no\n', 1],
    ['nei', 'Nei\n', 1],
    ['nothing, its input being closed', null, 1],
    ['nothing, its input ending', '', 1],
    ['half a word', 'ye', 1],
    ['what is neither yes nor no', 'kannski\n\n7\n', 4],
  ])('answered by %s loads nothing', async (_, typed, times) => {
    const { code, stdout, after } = await ask(typed);
    expect(code).toBe(0);
    expect(stdout.split(question)).toHaveLength(times + 1);
    expect(stdout).toContain('6 lines read, 0 bad; nothing loaded (--dry-run)');
    expect(after).toEqual(before);
  });

  it.each([
    ['yes', 'yes\n', [], 1],
    ['já, at last', 'ha?\nJÁ\n', [], 2],
    ['--yes', null, ['--yes'], 0],
  ])('answered by %s loads it', async (_, typed, flags, times) => {
    const { code, stdout, after } = await ask(typed, ...flags);
    expect(code).toBe(0);
    expect(stdout.split(question)).toHaveLength(times + 1);
    expect(stdout).toContain('new or changed: 6 products');
    expect(after.get('product UPP')).toContain('"list_price":1510');
    expect(after.has('product NY-2')).toBe(true);
  });
});
