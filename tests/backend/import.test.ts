import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { categories, oldSlugs, products } from '../../backend/src/db/schema/catalogue.ts';
import { shelfProducts, shelves } from '../../backend/src/db/schema/shelves.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { brandLine, categoryLine, loadLines, productLine } from '../kit/catalogue.ts';
import { connection, folder, setUpImport } from './import-setting.ts';

setUpImport();

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

describe('an invalid line', () => {
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
  ])('is reported with its number, field and reason, and the others are loaded: %j', async (over, field) => {
    const outcome = await loadLines(connection.db, [
      productLine({ sku: 'GOOD-1' }),
      productLine({ sku: 'BAD', ...over }),
      productLine({ sku: 'GOOD-2' }),
    ]);
    expect(outcome).toMatchObject({ lines: 3, badLines: 1, loaded: true, changed: { products: 2 } });
    expect(outcome.problems[0]).toMatchObject({ line: 2, field });
    expect(outcome.problems[0]?.reason).not.toBe('');
    expect(await loaded()).toEqual(['GOOD-1', 'GOOD-2']);
  });

  it('blocks the whole import with --strict', async () => {
    const lines = [
      productLine({ sku: 'GOOD' }),
      productLine({ price: -1 }),
      categoryLine('x', { parent: 'y' }),
    ];
    const outcome = await loadLines(connection.db, lines, { strict: true });
    expect(outcome).toMatchObject({ lines: 3, badLines: 2, loaded: false, changed: { products: 0 } });
    expect(new Set(outcome.problems.map(({ line }) => line))).toEqual(new Set([2, 3]));
    expect(await loaded()).toEqual([]);
    expect(await tags()).toEqual([]);
    expect((await loadLines(connection.db, lines.slice(0, 1), { strict: true })).loaded).toBe(true);
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
  ])('is refused for an icon like %s: %s', async (icon, reason) => {
    const { problems } = await loadLines(connection.db, [categoryLine('flokkur', { icon })]);
    const refused = { line: 1, field: 'icon', reason: expect.stringContaining(reason ?? '') };
    expect(problems).toEqual(reason === null ? [] : [refused]);
  });

  it('is refused for another product’s SKU, address or id', async () => {
    await loadLines(connection.db, [productLine({ id: 7, sku: 'OLD', slug: 'gamalt' })]);
    const { problems } = await loadLines(connection.db, [
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

  it('is refused as a duplicate even across batches', async () => {
    const lines = [
      productLine({ sku: 'FIRST' }),
      ...Array.from({ length: 600 }, () => productLine()),
      productLine({ sku: 'FIRST' }),
    ];
    const { problems, changed } = await loadLines(connection.db, lines);
    expect(problems).toEqual([{ line: 602, field: 'sku', reason: 'stands in line 1 already' }]);
    expect(changed.products).toBe(601);
  });

  it('is refused for a cyclic category or a fourth level', async () => {
    const { problems } = await loadLines(connection.db, [
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

  it('is refused for a picture that is not in the folder', async () => {
    await mkdir(join(folder, 'vorur'), { recursive: true });
    await writeFile(join(folder, 'vorur/til.webp'), '');
    const { problems } = await loadLines(
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
    await loadLines(connection.db, lines());
    const before = [
      await connection.db.select().from(products),
      await connection.db.select().from(shelfProducts),
    ];
    await connection.db.delete(jobs);
    const outcome = await loadLines(connection.db, lines());
    expect(outcome.changed).toEqual({ brands: 0, categories: 0, products: 0, content: 0 });
    expect([
      await connection.db.select().from(products),
      await connection.db.select().from(shelfProducts),
    ]).toEqual(before);
    expect(await tags()).toEqual([]);
  });

  it('reports the pages that changed, including hidden ones and old addresses', async () => {
    await loadLines(connection.db, lines());
    const [row] = await connection.db.select().from(products);
    await connection.db.delete(jobs);
    await loadLines(connection.db, [productLine({ sku: 'P-1', slug: 'vara-2', visibleByGuest: false })]);
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

  it('does not report each product page when there are many', async () => {
    await loadLines(
      connection.db,
      Array.from({ length: 450 }, () => productLine()),
    );
    expect(new Set(await tags())).toEqual(new Set(['brands', 'catalogue', 'categories']));
  });

  it('keeps units that orders hold', async () => {
    await loadLines(connection.db, [productLine({ sku: 'P-1', stock: 10 })]);
    await connection.db.update(products).set({ stockReserved: 4 });
    await loadLines(connection.db, [productLine({ sku: 'P-1', stock: 1 })]);
    expect(await connection.db.select().from(products)).toMatchObject([{ stockOnHand: 4, stockReserved: 4 }]);
  });

  it('moves a category with everything below it', async () => {
    await loadLines(connection.db, lines());
    await loadLines(connection.db, [categoryLine('annar'), categoryLine('nedri', { parent: 'annar' })]);
    const rows = await connection.db.select().from(categories);
    const idOf = (slug: string) => rows.find((row) => row.slug === slug)!.id;
    expect(await countOf(idOf('efri'))).toBeUndefined();
    expect(await countOf(idOf('annar'))).toEqual([1, 1]);
    expect(rows.find(({ slug }) => slug === 'nedri')?.path).toEqual([idOf('annar'), idOf('nedri')]);
  });

  it('counts shelves for customers and for guests', async () => {
    await loadLines(connection.db, [
      ...lines(),
      categoryLine('serval', { id: 800 }),
      productLine({ sku: 'P-2', categories: ['nedri', 'serval'], visibleByGuest: false }),
      productLine({ sku: 'P-3', categories: ['serval'] }),
    ]);
    expect(await countOf(0)).toEqual([3, 2]);
    expect(await countOf(800)).toEqual([2, 1]);
    await loadLines(connection.db, [productLine({ sku: 'P-3', categories: ['serval'], takenOut: true })]);
    expect(await countOf(0)).toEqual([2, 1]);
    expect(await countOf(800)).toEqual([1, 0]);
  });

  it('keeps given ids apart from its own', async () => {
    await loadLines(connection.db, [productLine({ id: 3 }), productLine({ id: 1 })]);
    const { problems } = await loadLines(connection.db, [productLine(), productLine(), productLine()]);
    expect(problems).toEqual([]);
    expect(await loaded()).toHaveLength(5);
  });
});
