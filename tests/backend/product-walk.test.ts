import { afterAll, beforeAll, expect, it } from 'vitest';
import { FeedProductsDocument, SitemapProductsDocument } from '../../graphql/generated/documents.ts';
import { loadLines, productLine } from '../kit/catalogue.ts';
import { testShop, type Shop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
  await loadLines(shop.db, [
    ...Array.from({ length: 7 }, (_, index) => productLine({ sku: `W-${index}` })),
    productLine({ sku: 'HULIN', visibleByGuest: false, price: 98_765 }),
    productLine({ sku: 'VERDLAUS', priceVisibleByGuest: false, price: 87_654 }),
    productLine({ sku: 'FARIN', takenOut: true }),
  ]);
});
afterAll(() => shop.connection.close());

async function walked(first: number): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null; ; after = ids.at(-1) ?? null) {
    const { productWalk } = await shop.guest().ask(SitemapProductsDocument, { after, first });
    ids.push(...productWalk.products.map(({ id }) => id));
    if (productWalk.products.length < first) return ids;
  }
}

it.each([1, 3, 8, 500])('a walk returns each product that guests see once, %i at a time', async (first) => {
  const ids = await walked(first);
  expect(ids).toHaveLength(8);
  expect(new Set(ids).size).toBe(8);
  expect(ids.map(Number)).toEqual(ids.map(Number).toSorted((a, b) => a - b));
});

it('a walk reveals nothing that guests may not see', async () => {
  const { productWalk } = await shop.guest().ask(FeedProductsDocument, {});
  const text = JSON.stringify(productWalk);
  expect(text).not.toMatch(/HULIN|FARIN|98765|87654/);
  expect(productWalk.products.find(({ sku }) => sku === 'VERDLAUS')).toMatchObject({
    price: null,
    listPrice: null,
  });
});

it('a walk reports the extent of the range', async () => {
  const { productWalk } = await shop.guest().ask(SitemapProductsDocument, { after: '2000000000' });
  expect(productWalk.products).toEqual([]);
  expect(Number(productWalk.lastId)).toBeGreaterThanOrEqual(10);
});

it.each([{ first: 0 }, { first: 501 }, { first: -1 }, { after: 'x' }, { after: '1e3' }, { after: '-1' }])(
  'a walk refuses %j',
  async (variables) => {
    expect((await shop.guest().fail(SitemapProductsDocument, variables)).code).toBe('BAD_REQUEST');
  },
);
