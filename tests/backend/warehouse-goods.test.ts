import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { shelfProducts } from '../../backend/src/db/schema/shelves.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { searchPending } from '../../backend/src/db/schema/search.ts';
import { aProduct } from '../kit/builders.ts';
import { readStock } from '../kit/facts.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import { callWarehouse, warehouseSecret } from '../kit/warehouse.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop({ WAREHOUSE_SECRET: warehouseSecret });
});
afterAll(() => shop.connection.close());

const goods = (...lines: object[]) => callWarehouse(shop, '/goods', { goods: lines });
async function productOf(id: number) {
  const [row] = await shop.db.select().from(products).where(eq(products.id, id));
  return row!;
}

it('sets stock and price while the shop is open, and updates pages and search', async () => {
  const id = await aProduct(shop.db, { sku: 'LAGER-1', discount: 10 });
  await shop.db.insert(shelfProducts).values({
    shelf: 0,
    productId: id,
    popularity: 0,
    isNew: false,
    nameSort: 'a',
    price: 1116,
    guestPrice: 1116,
    visibleByGuest: true,
    discounted: true,
    isSpecialOrder: false,
    isTrending: false,
    inStock: true,
    categoryIds: [],
    valueIds: [],
  });
  expect(await goods({ sku: 'LAGER-1', stock: 0, price: 2000 })).toEqual({
    status: 200,
    answer: { unknown: [] },
  });
  expect(await productOf(id)).toMatchObject({ listPrice: 2000, price: 1800, stockOnHand: 0 });
  const [shelf] = await shop.db.select().from(shelfProducts).where(eq(shelfProducts.productId, id));
  expect(shelf).toMatchObject({ price: 1800, guestPrice: 1800, inStock: false });
  expect(await shop.db.select().from(searchPending).where(eq(searchPending.productId, id))).toHaveLength(1);
  const revalidations = await shop.db.select().from(jobs).where(eq(jobs.kind, 'revalidate'));
  expect(JSON.stringify(revalidations)).toContain(`product:${id}`);
});

it('keeps what is omitted, and what orders hold', async () => {
  const id = await aProduct(shop.db, { sku: 'LAGER-2', stockOnHand: 10, stockReserved: 4 });
  await goods({ sku: 'LAGER-2', stock: 1 });
  expect([await readStock(shop.db, id), (await productOf(id)).listPrice]).toEqual([[4, 4], 1240]);
  await shop.db.update(products).set({ stockReserved: 0 }).where(eq(products.id, id));
  await goods({ sku: 'LAGER-2', price: 990 });
  expect([await readStock(shop.db, id), (await productOf(id)).listPrice]).toEqual([[4, 0], 990]);
});

it('reports unknown SKUs, and changes the rest', async () => {
  const id = await aProduct(shop.db, { sku: 'LAGER-3' });
  const { answer } = await goods({ sku: 'EKKI-TIL', stock: 1 }, { sku: 'LAGER-3', stock: 7 });
  expect([answer, await readStock(shop.db, id)]).toEqual([{ unknown: ['EKKI-TIL'] }, [7, 0]]);
});

it.each([
  ['nothing', []],
  ['a line that says nothing', [{ sku: 'LAGER-3' }]],
  ['less than none', [{ sku: 'LAGER-3', stock: -1 }]],
  ['aurar', [{ sku: 'LAGER-3', price: 10.5 }]],
  ['a character that is no text', [{ sku: 'LAGER\u0000', stock: 1 }]],
  ['a number as text', [{ sku: 'LAGER-3', price: '10' }]],
  ['a field that is not known', [{ sku: 'LAGER-3', stock: 1, discount: 90 }]],
  [
    'one product twice',
    [
      { sku: 'LAGER-3', stock: 1 },
      { sku: 'LAGER-3', stock: 2 },
    ],
  ],
])('refuses %s', async (_what, lines) => {
  expect(await goods(...lines)).toMatchObject({ status: 400 });
});

it('refuses a caller with an invalid signature', async () => {
  const id = await aProduct(shop.db, { sku: 'LAGER-4' });
  const body = { goods: [{ sku: 'LAGER-4', price: 1 }] };
  expect(await callWarehouse(shop, '/goods', body, { secret: 'annar' })).toMatchObject({ status: 403 });
  expect((await productOf(id)).listPrice).toBe(1240);
});
