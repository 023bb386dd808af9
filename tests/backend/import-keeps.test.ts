import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '../../backend/src/db/connect.ts';
import {
  brands,
  categories,
  oldSlugs,
  productCategories,
  productGroups,
  products,
  shelfProducts,
} from '../../backend/src/db/schema/catalogue.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { searchProducts } from '../../backend/src/db/schema/search.ts';
import { loadCatalogue } from '../../backend/src/import/load.ts';
import type { Problem } from '../../backend/src/import/problems.ts';
import { readLines } from '../../backend/src/import/read-lines.ts';
import { testDatabase } from '../kit/database.ts';
import { brandLine, categoryLine, clearCatalogue, load } from '../kit/catalogue.ts';

let connection: Connection;
let folder: string;
beforeAll(async () => {
  connection = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'import-keeps-'));
});
afterAll(async () => {
  await connection.close();
  await rm(folder, { recursive: true });
});

const full = {
  type: 'product',
  id: 7,
  sku: 'P-1',
  ean: '5690000000017',
  oldNumbers: ['G-1'],
  name: 'Vara',
  slug: 'vara',
  description: 'Lýsing',
  brand: 'taerun',
  categories: ['nedri', 'efri'],
  price: 1240,
  taxPercentage: 11,
  discount: 12.5,
  salesCode: 'HRE',
  stock: 10,
  unitOfMeasure: 2,
  packageSize: '2 stk.',
  deliveryTime: '3 dagar',
  withdrawalExemption: 'Perishable',
  isNew: true,
  isSpecialOrder: true,
  isTrending: true,
  visibleByGuest: false,
  priceVisibleByGuest: false,
  takenOut: false,
  group: 'g',
  groupName: 'Hópur',
  attributes: [{ name: 'Litur', value: 'Svartur' }],
  images: [{ assetPath: 'a.webp', alt: 'Mynd', width: 1, height: 2 }],
  files: [{ name: 'Blað', url: 'a.pdf', size: 3 }],
  videos: [{ title: 'Mynd', url: 'a.mp4' }],
  popularity: 5,
};
const fullBrand = brandLine({
  website: 'https://www.taerun.test',
  description: 'Um',
  theme: '#0f6e84',
  logo: 'l.webp',
  cover: 'c.webp',
  mobileCover: 'm.webp',
});
const fullCategory = categoryLine('nedri', {
  parent: 'efri',
  name: 'Neðri',
  description: 'Um',
  linkColor: '#0f6e84',
  icon: '<svg><path d="M0 0"/></svg>',
  image: 'n.webp',
  position: 4,
});

beforeEach(async () => {
  await clearCatalogue(connection.db);
  await load(connection.db, [fullBrand, categoryLine('efri'), fullCategory, full], { strict: true });
  await connection.db.delete(jobs);
});

/** All that the shop knows of a product, but for when it changed. */
async function everything(sku = 'P-1') {
  const [row] = await connection.db.select().from(products).where(eq(products.sku, sku));
  const { updatedAt: _updatedAt, ...product } = row!;
  const places = await connection.db
    .select()
    .from(productCategories)
    .where(eq(productCategories.productId, product.id))
    .orderBy(productCategories.position);
  const [search] = await connection.db
    .select()
    .from(searchProducts)
    .where(eq(searchProducts.productId, product.id));
  const shelved = await connection.db
    .select()
    .from(shelfProducts)
    .where(eq(shelfProducts.productId, product.id))
    .orderBy(shelfProducts.shelf);
  return { product, places, search, shelved };
}
const tags = async () =>
  (await connection.db.select().from(jobs)).flatMap((job) => (job.payload as { tags: string[] }).tags);
/** Loads a file as `npm run import` does. */
async function loadCsv(text: string) {
  const path = join(folder, 'file.csv');
  await writeFile(path, text);
  const problems: Problem[] = [];
  const { changed } = await loadCatalogue(connection.db, readLines(path), {
    strict: false,
    onProblem: (problem) => problems.push(problem),
  });
  return { changed, problems };
}

describe('a line of a product that the shop has', () => {
  it('changes nothing where it names nothing', async () => {
    const before = await everything();
    const { changed, problems } = await load(connection.db, [{ type: 'product', sku: 'P-1' }]);
    expect([changed.products, problems]).toEqual([0, []]);
    expect(await everything()).toEqual(before);
    expect(await tags()).toEqual([]);
  });

  it.each<[Record<string, unknown>, Record<string, unknown>]>([
    [{ ean: '5690000000024' }, { ean: '5690000000024' }],
    [{ oldNumbers: ['g 2'] }, { oldCodes: ['G2'] }],
    [{ description: 'Önnur' }, { description: 'Önnur' }],
    [{ discount: 20 }, { discount: 20, price: 992 }],
    [{ price: 2000 }, { listPrice: 2000, price: 1750 }],
    [{ taxPercentage: 24 }, { taxPercentage: 24 }],
    [{ stock: 3 }, { stockOnHand: 3 }],
    [{ unitOfMeasure: 1 }, { unitOfMeasure: 1 }],
    [{ visibleByGuest: true }, { visibleByGuest: true }],
    [{ isNew: false }, { isNew: false }],
    [{ attributes: [] }, { attributes: [] }],
    [{ images: ['b.webp'] }, { images: [{ assetPath: 'b.webp', alt: null, width: null, height: null }] }],
    [{ popularity: 9 }, { popularity: 9 }],
  ])('changes only %j', async (given, expected) => {
    const before = await everything();
    const { changed, problems } = await load(connection.db, [{ type: 'product', sku: 'P-1', ...given }]);
    expect([changed.products, problems]).toEqual([1, []]);
    const after = await everything();
    expect(after.product).toEqual({ ...before.product, ...expected });
    expect(after.places).toEqual(before.places);
    expect(await tags()).toEqual(expect.arrayContaining(['catalogue', 'product:7', 'product:vara']));
    expect(await connection.db.select().from(oldSlugs)).toEqual([]);
  });

  it('takes its name to where it is sorted and found', async () => {
    const before = await everything();
    await load(connection.db, [{ type: 'product', sku: 'P-1', name: 'Ábreiða' }]);
    const after = await everything();
    expect(after.product).toMatchObject({ name: 'Ábreiða', slug: 'vara', brandId: before.product.brandId });
    expect(after.product.nameSort).not.toBe(before.product.nameSort);
    expect(after.search).not.toEqual(before.search);
    expect(after.shelved.map(({ nameSort }) => nameSort)).toEqual(
      before.shelved.map(() => after.product.nameSort),
    );
  });

  it('moves it to other categories and leaves the rest', async () => {
    const before = await everything();
    await load(connection.db, [{ type: 'product', sku: 'P-1', categories: ['efri'] }]);
    const after = await everything();
    expect(after.product).toEqual(before.product);
    expect(after.places).toHaveLength(1);
    expect(after.shelved.map(({ shelf }) => shelf)).not.toEqual(before.shelved.map(({ shelf }) => shelf));
  });

  it('clears what it names with null or empty text', async () => {
    const required = ['type', 'id', 'sku', 'name', 'price', 'taxPercentage'];
    const cleared = Object.keys(full).filter((field) => !required.includes(field));
    const line = {
      type: 'product',
      sku: 'P-1',
      ...Object.fromEntries(cleared.map((field) => [field, null])),
    };
    expect((await load(connection.db, [line])).problems).toEqual([]);
    const { product, places } = await everything();
    expect(places).toEqual([]);
    const fresh = { type: 'product', sku: 'P-2', name: 'Vara', price: 1240, taxPercentage: 11 };
    await load(connection.db, [fresh]);
    const { product: other } = await everything('P-2');
    expect(product).toEqual({ ...other, id: 7, sku: 'P-1' });
    expect(product).toMatchObject({
      stockOnHand: 0,
      ean: null,
      slug: null,
      brandId: null,
      visibleByGuest: true,
    });
    await load(connection.db, [
      full,
      { type: 'product', sku: 'P-2', description: ' ', ean: '', packageSize: '' },
    ]);
    expect((await everything('P-2')).product).toMatchObject({
      description: null,
      ean: null,
      packageSize: null,
    });
  });

  it.each(['name', 'price', 'taxPercentage'])('cannot clear %s', async (field) => {
    const before = await everything();
    const { problems } = await load(connection.db, [{ type: 'product', sku: 'P-1', [field]: null }]);
    expect(problems).toMatchObject([{ line: 1, field, reason: expect.stringContaining('empty') }]);
    expect(await everything()).toEqual(before);
  });

  it('keeps it out of the range until it is brought back', async () => {
    await load(connection.db, [{ type: 'product', sku: 'P-1', takenOut: true }]);
    const out = (await everything()).product.takenOutAt;
    expect(out).toBeInstanceOf(Date);
    await load(connection.db, [{ type: 'product', sku: 'P-1', stock: 4 }]);
    expect((await everything()).product).toMatchObject({ takenOutAt: out, stockOnHand: 4 });
    await load(connection.db, [{ type: 'product', sku: 'P-1', takenOut: false }]);
    expect((await everything()).product.takenOutAt).toBeNull();
  });

  it('keeps its family, whose name is its own', async () => {
    const nameOf = async () => (await connection.db.select().from(productGroups)).map(({ name }) => name);
    await load(connection.db, [
      { ...full, sku: 'P-2', id: 8, slug: 'vara-2', groupName: undefined, name: 'Önnur' },
    ]);
    expect(await nameOf()).toEqual(['Hópur']);
    await load(connection.db, [{ type: 'product', sku: 'P-1', groupName: 'Nýtt nafn' }]);
    expect(await nameOf()).toEqual(['Nýtt nafn']);
    expect((await everything()).product.groupId).not.toBeNull();
  });
});

describe('a line of a product that is new', () => {
  it.each(['name', 'price', 'taxPercentage'])('is bad without %s', async (field) => {
    const { [field]: _, ...line } = { ...full, sku: 'NEW', id: 8, slug: 'ny' } as Record<string, unknown>;
    const { problems } = await load(connection.db, [line]);
    expect(problems).toEqual([
      { line: 1, field, reason: 'is missing, and the product is new: the shop has nothing to keep' },
    ]);
  });
});

describe('stock', () => {
  it('is not written by a line that does not name it, whatever orders hold', async () => {
    await connection.db.update(products).set({ stockOnHand: 2, stockReserved: 6 });
    await load(connection.db, [{ type: 'product', sku: 'P-1', price: 1500 }]);
    expect((await everything()).product).toMatchObject({ stockOnHand: 2, stockReserved: 6, listPrice: 1500 });
    await load(connection.db, [{ type: 'product', sku: 'P-1', stock: 1 }]);
    expect((await everything()).product).toMatchObject({ stockOnHand: 6, stockReserved: 6 });
  });

  it('covers what orders hold when the product is made to order no more', async () => {
    await connection.db.update(products).set({ stockOnHand: 2, stockReserved: 6 });
    await load(connection.db, [{ type: 'product', sku: 'P-1', isSpecialOrder: false }]);
    expect((await everything()).product).toMatchObject({ stockOnHand: 6, stockReserved: 6 });
  });

  it('keeps what is sold, and the price what is set, while the import waits for the row', async () => {
    const sold = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const sale = connection.db.transaction(async (tx) => {
      await tx.update(products).set({ stockOnHand: 9, stockReserved: 3, listPrice: 1111 });
      locked.resolve();
      await sold.promise;
    });
    await locked.promise;
    const importing = load(connection.db, [{ type: 'product', sku: 'P-1', name: 'Nýtt nafn' }]);
    // Long enough for the import to come to the row; were it not, the test would prove less but not fail.
    await delay(300);
    sold.resolve();
    await Promise.all([sale, importing]);
    const { product, shelved } = await everything();
    expect(product).toMatchObject({ name: 'Nýtt nafn', stockOnHand: 9, stockReserved: 3, listPrice: 1111 });
    expect(new Set(shelved.map(({ price }) => price))).toEqual(new Set([product.price]));
  });
});

describe('a CSV file', () => {
  it('with fewer columns changes only what it names, and an empty field clears', async () => {
    const before = await everything();
    expect((await loadCsv('sku;id;stock\nP-1;;1.000.000\n')).changed.products).toBe(1);
    expect((await everything()).product).toEqual({ ...before.product, stockOnHand: 1_000_000 });
    await loadCsv('sku;description;discount\nP-1;;\n');
    expect((await everything()).product).toEqual({
      ...before.product,
      stockOnHand: 1_000_000,
      description: null,
      discount: 0,
      price: 1240,
    });
    expect((await everything()).places).toEqual(before.places);
  });

  it('shows a bad value as it is written', async () => {
    const text = 'sku;price;stock\nP-1;12.900,50;tíu\nP-1;;1\nNEW;1.290.000;1\n';
    const { problems } = await loadCsv(text);
    expect(problems).toMatchObject([
      { line: 2, field: 'price', reason: 'takes whole krónur (given: "12.900,50")' },
      { line: 2, field: 'stock', reason: 'takes whole units (given: "tíu")' },
      { line: 3, field: 'price', reason: 'is empty: takes whole krónur' },
      { line: 4, field: 'name' },
      { line: 4, field: 'taxPercentage' },
    ]);
  });

  it('needs a column sku', async () => {
    const { problems } = await loadCsv('name\nVara\n');
    expect(problems).toMatchObject([{ reason: 'there is no column sku, by which products are known' }]);
  });
});

it('a line without what it is known by is told so', async () => {
  const { problems } = await load(connection.db, [
    { type: 'product' },
    { slug: 'x' },
    { type: 'brand', name: 'x' },
  ]);
  expect(problems).toMatchObject([
    { line: 1, field: 'sku', reason: 'is missing: takes text' },
    { line: 2, field: 'type', reason: expect.stringMatching(/^is missing: takes brand, /) },
    { line: 3, field: 'slug', reason: expect.stringMatching(/^is missing: /) },
  ]);
});

it('a letter that was lost before is not taken for text', async () => {
  const { problems } = await load(connection.db, [{ type: 'product', sku: 'P-1', name: 'V\uFFFDra' }]);
  expect(problems).toMatchObject([{ field: 'name', reason: expect.stringContaining('lost') }]);
});

describe('a line of a brand or a category', () => {
  it('keeps what it does not name and clears what is null', async () => {
    const [brand] = await connection.db.select().from(brands);
    const { changed } = await load(connection.db, [{ type: 'brand', slug: 'taerun' }]);
    expect(changed.brands).toBe(0);
    await load(connection.db, [{ type: 'brand', slug: 'taerun', description: null, theme: '#000000' }]);
    expect(await connection.db.select().from(brands)).toEqual([
      { ...brand, description: null, theme: '#000000' },
    ]);
  });

  it('keeps where a category stands', async () => {
    const category = async () =>
      (await connection.db.select().from(categories).where(eq(categories.slug, 'nedri')))[0]!;
    const before = await category();
    const { changed } = await load(connection.db, [{ type: 'category', slug: 'nedri' }]);
    expect(changed.categories).toBe(0);
    await load(connection.db, [{ type: 'category', slug: 'nedri', name: 'Annað nafn' }]);
    expect(await category()).toEqual({ ...before, name: 'Annað nafn', nameSort: expect.any(String) });
    await load(connection.db, [{ type: 'category', slug: 'nedri', parent: null, position: null, icon: '' }]);
    expect(await category()).toMatchObject({ parentId: null, path: [before.id], position: 0, icon: null });
  });

  it.each(['brand', 'category'])('is bad for a new %s without a name', async (type) => {
    const { problems } = await load(connection.db, [{ type, slug: 'nytt' }]);
    expect(problems).toEqual([
      { line: 1, field: 'name', reason: `is missing, and the ${type} is new: the shop has nothing to keep` },
    ]);
  });
});
