import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProductPageDocument } from '../../graphql/generated/documents.ts';
import { catalogueLines } from '../../scripts/demo/catalogue.ts';
import { demoProductsBySku } from '../../scripts/relevance/demo-products.ts';
import { judgeKind, type SearchAnswer } from '../../scripts/relevance/judge.ts';
import { judgedQueries } from '../../scripts/relevance/queries.ts';
import { loadLines } from '../kit/catalogue.ts';
import { testShop, type Shop } from '../kit/shop.ts';

/** Percent of each kind. */
const minShare = 95;

let shop: Shop;
const products = demoProductsBySku();
beforeAll(async () => {
  shop = await testShop();
  await loadLines(shop.db, [...catalogueLines()]);
}, 180_000);
afterAll(() => shop.connection.close());

async function search(typed: string): Promise<SearchAnswer> {
  const { productPage } = await shop
    .guest()
    .ask(ProductPageDocument, { query: { search: typed, sort: 'Relevance', pageSize: 1 } });
  return { firstSku: productPage.products[0]?.sku ?? null, unknownWords: productPage.unknownWords };
}

describe('the backend’s own search', () => {
  it.each([...judgedQueries.keys()])('puts first what was meant: %s', async (kind) => {
    const { share, misses } = await judgeKind(kind, judgedQueries.get(kind) ?? [], search, products);
    console.log(`${kind}: ${share.toFixed(1)} %`);
    expect(share >= minShare ? [] : misses).toEqual([]);
  });
});
