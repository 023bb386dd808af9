import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectPglite, type Connection } from '../../backend/src/db/connect.ts';
import { migrate } from '../../backend/src/db/migrate.ts';
import {
  categories,
  oldSlugs,
  products,
  shelfProducts,
  shelves,
} from '../../backend/src/db/schema/catalogue.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { readCsv } from '../../backend/src/import/csv.ts';
import { readLines } from '../../backend/src/import/read-lines.ts';
import type { RawLine } from '../../backend/src/import/raw-line.ts';
import { testDatabase } from '../setup/database.ts';
import { brandLine, categoryLine, clearCatalogue, load, productLine } from './setup/catalogue.ts';

let connection: Connection;
let folder: string;
beforeAll(async () => {
  connection = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterAll(async () => {
  await connection.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => clearCatalogue(connection.db));

const loaded = async () =>
  (await connection.db.select({ sku: products.sku }).from(products)).map(({ sku }) => sku).toSorted();
const tags = async () =>
  (await connection.db.select().from(jobs))
    .flatMap((job) => (job.payload as { tags: string[] }).tags)
    .toSorted();
const countOf = async (shelf: number) => {
  const [row] = await connection.db.select().from(shelves).where(eq(shelves.shelf, shelf));
  return row && [row.productCount, row.guestCount];
};

describe('a bad line', () => {
  it.each([
    [{ price: -1 }, 'price'],
    [{ price: 12.5 }, 'price'],
    [{ price: '1240' }, 'price'],
    [{ price: 1e12 }, 'price'],
    [{ taxPercentage: 25 }, 'taxPercentage'],
    [{ discount: 101 }, 'discount'],
    [{ stock: -1 }, 'stock'],
    [{ unitOfMeasure: 0 }, 'unitOfMeasure'],
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(301) }, 'name'],
    [{ name: 'a\u0000b' }, 'name'],
    [{ name: '\ud800' }, 'name'],
    [{ sku: undefined }, 'sku'],
    [{ slug: 'Stór' }, 'slug'],
    [{ slug: '123' }, 'slug'],
    [{ ean: '12' }, 'ean'],
    [{ brand: 'enginn' }, 'brand'],
    [{ categories: ['enginn'] }, 'categories'],
    [{ colour: 'red' }, 'colour'],
    [{ type: 'thing' }, 'type'],
    [{ images: [{ assetPath: '../secret' }] }, 'images.0.assetPath'],
    [{ images: ['/etc/passwd'] }, 'images.0'],
    [{ files: [{ name: 'a', url: 'javascript:alert(1)' }] }, 'files.0.url'],
    [{ videos: [{ title: 'a', url: 'ftp://a.test/b' }] }, 'videos.0.url'],
    [{ videos: [{ title: 'a', url: '../b.mp4' }] }, 'videos.0.url'],
    [{ attributes: [{ name: 'Litur' }] }, 'attributes.0.value'],
  ])('%j is named with its number, field and reason; the others are loaded', async (over, field) => {
    const outcome = await load(connection.db, [
      productLine({ sku: 'GOOD-1' }),
      productLine({ sku: 'BAD', ...over }),
      productLine({ sku: 'GOOD-2' }),
    ]);
    expect(outcome).toMatchObject({ lines: 3, badLines: 1, loaded: true, changed: { products: 2 } });
    expect(outcome.problems[0]).toMatchObject({ line: 2, field });
    expect(outcome.problems[0]?.reason).not.toBe('');
    expect(await loaded()).toEqual(['GOOD-1', 'GOOD-2']);
  });

  it('keeps everything out with --strict', async () => {
    const lines = [
      productLine({ sku: 'GOOD' }),
      productLine({ price: -1 }),
      categoryLine('x', { parent: 'y' }),
    ];
    const outcome = await load(connection.db, lines, { strict: true });
    expect(outcome).toMatchObject({ lines: 3, badLines: 2, loaded: false, changed: { products: 0 } });
    expect(new Set(outcome.problems.map(({ line }) => line))).toEqual(new Set([2, 3]));
    expect(await loaded()).toEqual([]);
    expect(await tags()).toEqual([]);
    expect((await load(connection.db, lines.slice(0, 1), { strict: true })).loaded).toBe(true);
  });

  it.each([
    ['<svg viewBox="0 0 24 24"><path d="M4 4h16v16H4z" fill="none"/></svg>', null],
    [
      "<svg xmlns='http://www.w3.org/2000/svg'><g><title>Hanski</title><circle cx='1' cy='2' r='.5'/></g></svg>",
      null,
    ],
    ['<svg><script>alert(1)</script></svg>', 'script'],
    ['<svg onload="alert(1)"></svg>', 'onload'],
    ['<svg><path style="fill:red" d="M0 0"/></svg>', 'style'],
    ['<svg><use href="#a"/></svg>', 'use'],
    ['<svg><path fill="url(#a)" d="M0 0"/></svg>', 'fill'],
    ['<svg><path fill="URL(http://a.test)" d="M0 0"/></svg>', 'fill'],
    ['<svg><foreignObject></foreignObject></svg>', 'foreignObject'],
    ['<svg><!-- --><path d="M0 0"/></svg>', 'plain SVG'],
    ['<svg><![CDATA[<script>]]></svg>', 'plain SVG'],
    ['<svg>&lt;script&gt;</svg>', 'plain SVG'],
    ['<svg>texti</svg>', 'text'],
    ['<svg><g></svg></g>', 'closes'],
    ['<svg>', 'not closed'],
    ['<svg></svg><svg></svg>', 'after'],
    ['<g></g>', 'one <svg>'],
    ['<svg><svg></svg></svg>', 'one <svg>'],
    ['<svg xmlns="http://elsewhere.test"></svg>', 'xmlns'],
    ['ekki svg', 'text'],
  ])('is an icon like %s: %s', async (icon, reason) => {
    const { problems } = await load(connection.db, [categoryLine('flokkur', { icon })]);
    const refused = { line: 1, field: 'icon', reason: expect.stringContaining(reason ?? '') };
    expect(problems).toEqual(reason === null ? [] : [refused]);
  });

  it('is one whose SKU, address or id is another’s', async () => {
    await load(connection.db, [productLine({ id: 7, sku: 'OLD', slug: 'gamalt' })]);
    const { problems } = await load(connection.db, [
      productLine({ sku: 'TWICE' }),
      productLine({ sku: 'TWICE' }),
      productLine({ sku: 'A', slug: 'gamalt' }),
      productLine({ sku: 'B', slug: 'nytt' }),
      productLine({ sku: 'C', slug: 'nytt' }),
      productLine({ sku: 'D', id: 7 }),
      productLine({ sku: 'OLD', slug: 'gamalt', id: 8 }),
    ]);
    expect(problems.map(({ line, field }) => [line, field])).toEqual([
      [2, 'sku'],
      [3, 'slug'],
      [5, 'slug'],
      [6, 'id'],
      [7, 'id'],
    ]);
    expect(problems[0]?.reason).toContain('line 1');
    expect(await loaded()).toEqual(['B', 'OLD', 'TWICE']);
  });

  it('is found twice even when a batch lies between', async () => {
    const lines = [
      productLine({ sku: 'FIRST' }),
      ...Array.from({ length: 600 }, () => productLine()),
      productLine({ sku: 'FIRST' }),
    ];
    const { problems, changed } = await load(connection.db, lines);
    expect(problems).toEqual([{ line: 602, field: 'sku', reason: 'stands in line 1 already' }]);
    expect(changed.products).toBe(601);
  });

  it('is a category that makes a circle or a fourth level', async () => {
    const { problems } = await load(connection.db, [
      categoryLine('a'),
      categoryLine('b', { parent: 'a' }),
      categoryLine('c', { parent: 'b' }),
      categoryLine('d', { parent: 'c' }),
      categoryLine('a', { parent: 'c' }),
      categoryLine('x'),
      categoryLine('a', { parent: 'x' }),
      categoryLine('e', { parent: 'nowhere' }),
    ]);
    expect(problems.map(({ line, field }) => [line, field])).toEqual([
      [4, 'parent'],
      [5, 'parent'],
      [7, 'parent'],
      [8, 'parent'],
    ]);
  });

  it('is one whose picture is not in the folder', async () => {
    await mkdir(join(folder, 'vorur'), { recursive: true });
    await writeFile(join(folder, 'vorur/til.webp'), '');
    const { problems } = await load(
      connection.db,
      [
        productLine({ sku: 'YES', images: ['vorur/til.webp'] }),
        productLine({ sku: 'NO', images: ['vorur/ekki.webp'] }),
      ],
      { images: folder },
    );
    expect(problems).toMatchObject([{ line: 2, field: 'images.0.assetPath' }]);
    expect(await loaded()).toEqual(['YES']);
  });
});

describe('importing again', () => {
  const lines = () => [
    brandLine(),
    categoryLine('efri'),
    categoryLine('nedri', { parent: 'efri' }),
    productLine({
      sku: 'P-1',
      name: 'Vara',
      slug: 'vara',
      brand: 'taerun',
      categories: ['nedri'],
      group: 'g',
      groupName: 'G',
    }),
  ];

  it('changes nothing when nothing is different', async () => {
    await load(connection.db, lines());
    const before = [
      await connection.db.select().from(products),
      await connection.db.select().from(shelfProducts),
    ];
    await connection.db.delete(jobs);
    const outcome = await load(connection.db, lines());
    expect(outcome.changed).toEqual({ brands: 0, categories: 0, products: 0, content: 0 });
    expect([
      await connection.db.select().from(products),
      await connection.db.select().from(shelfProducts),
    ]).toEqual(before);
    expect(await tags()).toEqual([]);
  });

  it('names the pages that changed, hidden ones and old addresses too', async () => {
    await load(connection.db, lines());
    const [row] = await connection.db.select().from(products);
    await connection.db.delete(jobs);
    await load(connection.db, [productLine({ sku: 'P-1', slug: 'vara-2', visibleByGuest: false })]);
    expect(await tags()).toEqual(
      [
        'catalogue',
        'categories',
        'brands',
        'product:vara',
        'product:vara-2',
        `product:${row!.id}`,
      ].toSorted(),
    );
    expect(await connection.db.select().from(oldSlugs)).toEqual([
      { kind: 'product', slug: 'vara', targetId: row!.id },
    ]);
  });

  it('does not name each product page when there are many', async () => {
    await load(
      connection.db,
      Array.from({ length: 450 }, () => productLine()),
    );
    expect(await tags()).toEqual(['brands', 'catalogue', 'categories']);
  });

  it('keeps units that orders hold', async () => {
    await load(connection.db, [productLine({ sku: 'P-1', stock: 10 })]);
    await connection.db.update(products).set({ stockReserved: 4 });
    await load(connection.db, [productLine({ sku: 'P-1', stock: 1 })]);
    expect(await connection.db.select().from(products)).toMatchObject([{ stockOnHand: 4, stockReserved: 4 }]);
  });

  it('moves a category with everything below it', async () => {
    await load(connection.db, lines());
    await load(connection.db, [categoryLine('annar'), categoryLine('nedri', { parent: 'annar' })]);
    const rows = await connection.db.select().from(categories);
    const idOf = (slug: string) => rows.find((row) => row.slug === slug)!.id;
    expect(await countOf(idOf('efri'))).toBeUndefined();
    expect(await countOf(idOf('annar'))).toEqual([1, 1]);
    expect(rows.find(({ slug }) => slug === 'nedri')?.path).toEqual([idOf('annar'), idOf('nedri')]);
  });

  it('counts shelves for customers and for guests', async () => {
    await load(connection.db, [
      ...lines(),
      categoryLine('serval', { id: 800 }),
      productLine({ sku: 'P-2', categories: ['nedri', 'serval'], visibleByGuest: false }),
      productLine({ sku: 'P-3', categories: ['serval'] }),
    ]);
    expect(await countOf(0)).toEqual([3, 2]);
    expect(await countOf(800)).toEqual([2, 1]);
    await load(connection.db, [productLine({ sku: 'P-3', categories: ['serval'], takenOut: true })]);
    expect(await countOf(0)).toEqual([2, 1]);
    expect(await countOf(800)).toEqual([1, 0]);
  });

  it('keeps given ids out of the way of its own', async () => {
    await load(connection.db, [productLine({ id: 3 }), productLine({ id: 1 })]);
    const { problems } = await load(connection.db, [productLine(), productLine(), productLine()]);
    expect(problems).toEqual([]);
    expect(await loaded()).toHaveLength(5);
  });
});

describe('a file', () => {
  const read = async (name: string, text: string): Promise<RawLine[]> => {
    const path = join(folder, name);
    await writeFile(path, text);
    const lines: RawLine[] = [];
    for await (const line of readLines(path)) lines.push(line);
    return lines;
  };

  it('of JSON lines may have empty lines, a byte order mark and lines that are no JSON', async () => {
    const lines = await read('a.jsonl', '\uFEFF{"a":1}\r\n\n{"b":\n{"c":3}');
    expect(lines).toEqual([
      { line: 1, value: { a: 1 } },
      { line: 3, problem: expect.stringContaining('not JSON') },
      { line: 4, value: { c: 3 } },
    ]);
  });

  it.each([';', ','])('of CSV is parted by "%s" and quoted as RFC 4180 says', async (separator) => {
    const rows = [
      ['sku', 'name', 'price', 'taxPercentage', 'isNew', 'attributes', 'images', 'categories', 'description'],
      [
        'A-1',
        '"Vara ""stór"", með\nlínu"',
        '1240',
        '24',
        'já',
        'Litur=Svartur|Stærð=M',
        'a.webp|b.webp',
        'x|y',
        '',
      ],
      ['A-2', 'Stutt', '12,5', '24', 'maybe', 'Litur', '', '', ''],
    ];
    const text = rows
      .map((row) =>
        row
          .map((field) =>
            separator === ',' && field === '12,5'
              ? '"12,5"'
              : field.replace('stór"", með', separator === ';' ? 'stór""; með' : 'stór"", með'),
          )
          .join(separator),
      )
      .join('\r\n');
    const lines = await read('b.csv', `\uFEFF${text}\r\n`);
    expect(lines).toMatchObject([
      {
        line: 2,
        value: {
          type: 'product',
          sku: 'A-1',
          name: `Vara "stór"${separator} með\nlínu`,
          price: 1240,
          isNew: true,
          attributes: [
            { name: 'Litur', value: 'Svartur' },
            { name: 'Stærð', value: 'M' },
          ],
          images: ['a.webp', 'b.webp'],
          categories: ['x', 'y'],
        },
      },
      { line: 4, value: { sku: 'A-2', price: 12.5, isNew: 'maybe', attributes: ['Litur'] } },
    ]);
  });

  it('of CSV names what is wrong with it', async () => {
    expect(await read('c.csv', 'sku;nafn\nA;B\n')).toEqual([{ line: 1, problem: 'unknown columns: nafn' }]);
    expect(await read('d.csv', 'sku;sku\n')).toEqual([{ line: 1, problem: 'columns that stand twice: sku' }]);
    expect(await read('e.csv', 'sku;name\nA;B;C\n\n"A;B\n')).toMatchObject([
      { line: 2, problem: '3 fields where the first line names 2' },
      { line: 4, problem: 'a quote is never closed' },
    ]);
    expect(await read('f.csv', 'sku;name\n"A"B;C\nD;E')).toMatchObject([
      { line: 2, problem: 'text after a closing quote' },
      { line: 3, value: { sku: 'D', name: 'E' } },
    ]);
  });

  it('of CSV keeps no more of a record without end than it takes to know it', async () => {
    async function* chunks() {
      yield 'sku;name\n';
      for (let part = 0; part < 30; part += 1) yield 'x'.repeat(100_000);
      yield '\nA;B\n';
    }
    const records = [];
    for await (const record of readCsv(chunks())) records.push(record);
    expect(records.map(({ error }) => error)).toEqual([
      undefined,
      'the record is too long; is a quote never closed?',
      undefined,
    ]);
    expect(records[1]?.fields.join('').length).toBeLessThanOrEqual(1_000_000);
    expect(records[2]).toEqual({ line: 3, fields: ['A', 'B'] });
  });

  it('without an ending is known by how it begins', async () => {
    expect(await read('json', '  {"a":1}\n')).toEqual([{ line: 1, value: { a: 1 } }]);
    expect(await read('csv', 'sku;name\nA;B\n')).toMatchObject([{ line: 2, value: { sku: 'A' } }]);
  });
});

describe('npm run import', () => {
  const run = promisify(execFile);
  const main = join(import.meta.dirname, '../../backend/src/import/main.ts');
  const dataDir = () => join(folder, 'data');
  const start = (...given: string[]) =>
    run(process.execPath, [main, ...given], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir() },
    }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      (error: unknown) => error as { code: number; stdout: string; stderr: string },
    );

  it('loads a file, names its bad lines and ends with 1 when there are any', async () => {
    const own = await connectPglite(dataDir());
    await migrate(own);
    await own.close();
    const file = join(folder, 'shop.jsonl');
    const lines = [productLine({ sku: 'OK' }), productLine({ price: -5 })].map((line) =>
      JSON.stringify(line),
    );
    await writeFile(file, lines.join('\n'));
    const failed = await start(file);
    expect(failed.code).toBe(1);
    expect(failed.stderr).toMatch(/^line 2, price: /m);
    expect(failed.stdout).toContain('2 lines read, 1 bad; new or changed: 1 products');
    const strict = await start(file, '--strict');
    expect(strict.code).toBe(1);
    expect(strict.stdout).toContain('nothing loaded (--strict)');
    await writeFile(file, lines[0]!);
    expect(await start(file)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('1 lines read, 0 bad'),
    });
  }, 60_000);

  it('refuses a CSV file that it cannot be certain of until it is told', async () => {
    const own = await connectPglite(dataDir());
    await migrate(own);
    await own.close();
    const file = join(folder, 'prices.csv');
    await writeFile(file, Buffer.from('sku;name;price;taxPercentage\nÞ-1;Æður;129.000;24\n', 'latin1'));
    const refused = await start(file);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('nothing was loaded: price, line 2: "129.000" is 129000 in Icelandic');
    const { code, stdout } = await start(file, '--numbers', 'is');
    expect([code, stdout]).toEqual([0, expect.stringContaining('read as Windows-1252\n1 lines read, 0 bad')]);
    const reopened = await connectPglite(dataDir());
    const where = eq(products.sku, 'Þ-1');
    expect(await reopened.db.select().from(products).where(where)).toMatchObject([
      { name: 'Æður', listPrice: 129_000 },
    ]);
    await reopened.close();
    expect(await start(file, '--encoding', 'utf-8')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('line 2: a byte that is not UTF-8'),
    });
  }, 60_000);

  it('says how it is used', async () => {
    expect(await start()).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('npm run import -- FILE'),
    });
    expect(await start('a', '--unknown')).toMatchObject({ code: 2 });
    for (const [option, given] of [
      ['--numbers', 'da'],
      ['--encoding', 'latin'],
    ] as const)
      expect(await start('a', option, given)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining(`${option} takes `),
      });
  });

  it('says when the file is not there', async () => {
    const { code, stderr } = await start(join(folder, 'nowhere.jsonl'));
    expect(code).toBe(1);
    expect(stderr).toContain('nothing was loaded');
  }, 60_000);
});
