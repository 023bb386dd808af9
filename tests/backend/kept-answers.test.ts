import { eq, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectPostgres, type Connection, type Database } from '../../backend/src/db/connect.ts';
import { migrate } from '../../backend/src/db/migrate.ts';
import { rows } from '../../backend/src/db/rows.ts';
import { brands, categories, products } from '../../backend/src/db/schema/catalogue.ts';
import { shelfChanges } from '../../backend/src/db/schema/shelf-changes.ts';
import { readProductPage } from '../../backend/src/modules/catalogue/read-catalogue.ts';
import { sweepShelfChanges } from '../../backend/src/modules/catalogue/shelf-changes.ts';
import { createDatabase, dropDatabase } from '../../scripts/test/databases.ts';
import { brandLine, categoryLine, clearCatalogue, loadLines, productLine } from '../kit/catalogue.ts';
import { openPostgres, type PostgresForTest } from '../kit/postgres.ts';

/** Facets and hits are kept in memory (decision 065): after every change they are those of the shelf as it is. */
let server: PostgresForTest;
let url: URL;
let connection: Connection;
let other: Connection;

const glove = (sku: string, over: Record<string, unknown> = {}) =>
  productLine({
    sku,
    name: `Hanskar ${sku}`,
    brand: 'taerun',
    categories: ['hanskar'],
    price: 1_000,
    stock: 1,
    attributes: [{ name: 'Litur', value: 'Svartur' }],
    ...over,
  });
const catalogue = [
  brandLine(),
  categoryLine('fatnadur', { name: 'Fatnaður' }),
  categoryLine('hanskar', { name: 'Hanskar', parent: 'fatnadur' }),
  glove('H-1'),
  glove('H-2', { stock: 0 }),
  glove('H-3', { visibleByGuest: false }),
];

beforeAll(async () => {
  server = await openPostgres();
  url = await createDatabase(server.url);
  connection = connectPostgres(url.href, 3, 0);
  other = connectPostgres(url.href, 2, 0);
  await migrate(connection);
});
beforeEach(async () => {
  await clearCatalogue(connection.db);
  await loadLines(connection.db, catalogue, { strict: true });
});
afterAll(async () => {
  await connection.close();
  await other.close();
  await dropDatabase(server.url, url);
  await server.stop();
});

type Query = Parameters<typeof readProductPage>[1];
const fatnadur: Query = { categorySlug: 'fatnadur' };

async function readFacets(query: Query = fatnadur, db: Database = connection.db, guest = true) {
  return (await readProductPage(db, query, { guest, buyerId: null }, { withFacets: true })).facets;
}

/** How often the shelf itself was counted, or the hits were ranked, during the work. */
async function countCounts(work: () => Promise<unknown>, statement = 'unnest(value_ids)'): Promise<number> {
  const execute = vi.spyOn(connection.db, 'execute');
  await work();
  const texts = execute.mock.calls.map(([query]) => new PgDialect().sqlToQuery(sql`${query}`).sql);
  execute.mockRestore();
  return texts.filter((text) => text.includes(statement)).length;
}

it('a listing that nothing changed is counted once, each kind of visitor and filter by itself', async () => {
  await readFacets();
  expect(await countCounts(() => readFacets())).toBe(0);
  expect(await countCounts(() => readFacets(fatnadur, connection.db, false))).toBe(1);
  expect(await countCounts(() => readFacets({ ...fatnadur, inStock: true }))).toBe(1);
  expect(await countCounts(() => readFacets({ ...fatnadur, inStock: true }))).toBe(0);
  expect(await countCounts(() => readFacets({ ...fatnadur, inStock: false }))).toBe(1);
  expect(await countCounts(() => readFacets({ ...fatnadur, search: 'hanskar' }))).toBe(1);
  expect(await countCounts(() => readFacets({ ...fatnadur, search: 'hanskar' }))).toBe(0);
  expect(await countCounts(() => readFacets({ ...fatnadur, ids: ['1'] }))).toBe(1);
  expect(await countCounts(() => readFacets({ ...fatnadur, ids: ['1'] }))).toBe(1);
});

describe('what a search found', () => {
  const rank = (over: Query = {}, buyerId: number | null = null) =>
    countCounts(
      () =>
        readProductPage(connection.db, { search: 'hanskar', ...over }, { guest: buyerId === null, buyerId }),
      'WITH hits',
    );
  const find = async (query: Query = {}) => {
    const { total, products: found } = await readProductPage(
      connection.db,
      { search: 'hanskar', ...query },
      { guest: true, buyerId: null },
    );
    return { total, skus: found.map(({ sku }) => sku) };
  };

  it('is ranked once for each page, order and kind of visitor, and for a buyer each time', async () => {
    expect(await rank()).toBe(1);
    expect(await rank()).toBe(0);
    expect(await rank({ page: 2 })).toBe(1);
    expect(await rank({ sort: 'NameAscending' })).toBe(1);
    expect(await rank({}, 1)).toBe(1);
    expect(await rank({}, 1)).toBe(1);
    expect(await rank({ sort: 'NameAscending' }, 1)).toBe(1);
    // No purchase changes the order of names.
    expect(await rank({ sort: 'NameAscending' }, 2)).toBe(0);
  });

  const words = (sku: string, terms: string) =>
    other.db.execute(sql`UPDATE search_products SET terms = ${terms}::tsvector WHERE sku = ${sku}`);
  it.each<[string, () => Promise<unknown>, Query, Record<string, unknown>]>([
    ['the words of a product', () => words('h1', "'annad':1A"), {}, { total: 1, skus: ['H-2'] }],
    [
      'its popularity',
      () => loadLines(connection.db, [glove('H-2', { stock: 0, popularity: 9_000 })]),
      {},
      { skus: ['H-2', 'H-1'] },
    ],
    [
      'its price',
      () => loadLines(connection.db, [glove('H-2', { stock: 0, price: 10 })]),
      { sort: 'PriceAscending' },
      { skus: ['H-2', 'H-1'] },
    ],
    ['its stock', () => sellOut(other.db, 'H-1'), { inStock: true }, { total: 0, skus: [] }],
    [
      'a product that is deleted',
      () => other.db.delete(products).where(eq(products.sku, 'H-1')),
      {},
      { total: 1, skus: ['H-2'] },
    ],
  ])('is not answered after a change of %s', async (_, change, query, expected) => {
    expect(await find(query)).not.toMatchObject(expected);
    await change();
    expect(await find(query)).toMatchObject(expected);
  });
});

const sellOut = (db: Database, sku: string) =>
  db.update(products).set({ stockOnHand: 0 }).where(eq(products.sku, sku));

/** What changes, how, and what is then found in the facets of a guest. */
const changes: readonly [string, () => Promise<unknown>, Record<string, unknown>][] = [
  ['a sale of the last one', () => sellOut(connection.db, 'H-1'), { inStock: 0 }],
  ['a sale by another process', () => sellOut(other.db, 'H-1'), { inStock: 0 }],
  [
    'a price',
    () => loadLines(connection.db, [glove('H-1', { price: 700 })]),
    { price: { from: 700, to: 1_000 } },
  ],
  [
    'an attribute',
    () => loadLines(connection.db, [glove('H-1', { attributes: [{ name: 'Litur', value: 'Hvítur' }] })]),
    {
      attributes: [
        {
          name: 'Litur',
          values: [
            { value: 'Hvítur', count: 1 },
            { value: 'Svartur', count: 1 },
          ],
        },
      ],
    },
  ],
  [
    'a product that guests may see now',
    () => loadLines(connection.db, [glove('H-3', { visibleByGuest: true })]),
    { brands: [{ value: 'Tærun', count: 3 }] },
  ],
  [
    'a product that leaves the range',
    () => loadLines(connection.db, [{ type: 'product', sku: 'H-2', takenOut: true }]),
    { brands: [{ value: 'Tærun', count: 1 }] },
  ],
  [
    'a product that is deleted',
    () => connection.db.delete(products).where(eq(products.sku, 'H-2')),
    { brands: [{ value: 'Tærun', count: 1 }] },
  ],
  [
    'the name of a brand',
    () => connection.db.update(brands).set({ name: 'Tærunarstofan' }),
    { brands: [{ value: 'Tærunarstofan', count: 2 }] },
  ],
  [
    'the name of a category',
    () => connection.db.update(categories).set({ name: 'Vettlingar' }).where(eq(categories.slug, 'hanskar')),
    { categories: [{ slug: 'hanskar', name: 'Vettlingar', level: 2, count: 2 }] },
  ],
];

describe('what was counted before is not answered after a change of', () => {
  it.each(changes)('%s', async (_, change, expected) => {
    expect(await readFacets()).not.toMatchObject(expected);
    await change();
    expect(await readFacets()).toMatchObject(expected);
  });
});

it('a change that began first and is committed last is seen', async () => {
  let commit = (): void => undefined;
  let hasChanged = (): void => undefined;
  const changed = new Promise<void>((resolve) => (hasChanged = resolve));
  const late = other.db.transaction(async (tx) => {
    await sellOut(tx, 'H-1');
    hasChanged();
    await new Promise<void>((resolve) => (commit = resolve));
  });
  await changed;
  await loadLines(connection.db, [glove('H-2', { stock: 3 })]);
  expect(await readFacets()).toMatchObject({ inStock: 2 });
  commit();
  await late;
  expect(await readFacets()).toMatchObject({ inStock: 1 });
});

it('a shelf of many changes keeps one of them, and what was counted before is counted again', async () => {
  await readFacets();
  const before = await countChanges();
  for (let at = 0; at < 60; at += 1)
    await connection.db
      .update(products)
      .set({ stockOnHand: at % 2 })
      .where(eq(products.sku, 'H-1'));
  await readFacets();
  await sweepShelfChanges(connection.db);
  expect(await countChanges()).toBeLessThan(before + 60);
  const [newest] = await rows<{ count: number }>(
    connection.db,
    sql`SELECT count(*)::integer AS count FROM shelf_changes WHERE shelf = 0`,
  );
  expect(newest?.count).toBe(1);
  expect(await countCounts(() => readFacets())).toBe(1);
  expect(await countCounts(() => readFacets())).toBe(0);
  // Where nothing is left to sweep nothing changes.
  await sweepShelfChanges(connection.db);
  expect(await countCounts(() => readFacets())).toBe(0);
});

const countChanges = () => connection.db.$count(shelfChanges);
