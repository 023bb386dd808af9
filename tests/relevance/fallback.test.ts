import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProductPageDocument } from '../../graphql/generated/documents.ts';
import { catalogueLines } from '../../scripts/demo/catalogue.ts';
import { loadLines } from '../kit/catalogue.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import { hitShare } from './hit-share.ts';
import { queries, minHitShare, type Kind } from './queries.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
  const { problems } = await loadLines(shop.db, [...catalogueLines()]);
  if (problems.length > 0) throw new Error(JSON.stringify(problems.slice(0, 5)));
}, 180_000);
afterAll(() => shop.connection.close());

const search = async (typed: string) => {
  const { productPage } = await shop
    .guest()
    .ask(ProductPageDocument, { query: { search: typed, sort: 'Relevance', pageSize: 5 } });
  return productPage.products;
};

describe('the backend’s own search over the demo catalogue', () => {
  it('is tested with at least 100 queries', () => {
    expect(Object.values(queries).flat().length).toBeGreaterThanOrEqual(100);
  });

  it.each(Object.keys(queries) as Kind[])('finds what is meant: %s', async (kind) => {
    const names = async (typed: string) => (await search(typed)).map(({ name }) => name);
    const { share, misses } = await hitShare(queries[kind], names);
    expect(share >= minHitShare[kind] ? [] : misses).toEqual([]);
  });

  it('ranks the product of a SKU first, in any spelling, and finds it by half of it', async () => {
    const products = [...catalogueLines()].filter((line) => line.type === 'product' && line.visibleByGuest);
    const sample = products
      .filter((_, at) => at % 40 === 0)
      .flatMap((line) => ('sku' in line ? [line.sku] : []));
    expect(sample.length).toBeGreaterThan(10);
    const wrong: string[] = [];
    for (const sku of sample) {
      const spellings = [
        sku,
        sku.replace('-', ''),
        sku.replace('-', ' '),
        sku.replace('-', '.').toLowerCase(),
      ];
      for (const spelling of spellings) if ((await search(spelling))[0]?.sku !== sku) wrong.push(spelling);
      for (const part of [sku.slice(0, 7), sku.slice(4)]) {
        if (!(await search(part))[0]?.sku.includes(part)) wrong.push(part);
      }
    }
    expect(wrong).toEqual([]);
  });
});
