import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configureHostedSearch as hostedFor } from '../../backend/src/modules/search/hosted-client.ts';
import { reindexAll } from '../../backend/src/modules/search/indexing.ts';
import { ProductPageDocument } from '../../graphql/generated/documents.ts';
import { searchKeySchema } from '../../lib/contract/rest-schemas.ts';
import { createHostedSearch } from '../../lib/io/search/hosted-search.ts';
import { catalogueLines } from '../../scripts/demo/catalogue.ts';
import { demoProductsBySku } from '../../scripts/relevance/demo-products.ts';
import { judgeKind, type SearchAnswer } from '../../scripts/relevance/judge.ts';
import { judgedQueries } from '../../scripts/relevance/queries.ts';
import { loadLines } from '../kit/catalogue.ts';
import { startSearch, type SearchService } from '../kit/hosted-search.ts';
import { testConfig, testShop, type Shop } from '../kit/shop.ts';

/** Percent of each kind. */
const minShare = 95;

let service: SearchService;
let shop: Shop;
let search: (typed: string) => Promise<SearchAnswer>;
const products = demoProductsBySku();
beforeAll(async () => {
  service = await startSearch();
  shop = await testShop(service.env);
  await loadLines(shop.db, [...catalogueLines()]);
  await reindexAll(shop.db, hostedFor(testConfig(service.env))!, () => undefined);
  const guest = shop.guest();
  const key = searchKeySchema.parse(await (await guest.fetch('/search/key')).json());
  const hosted = createHostedSearch(key);
  search = async (typed) => {
    const answer = await hosted.searchProducts(typed, new AbortController().signal);
    if (answer.isSure && answer.hits[0]) return { firstSku: answer.hits[0].sku, unknownWords: [] };
    const { productPage } = await guest.ask(ProductPageDocument, {
      query: { search: typed, sort: 'Relevance', pageSize: 1 },
    });
    return { firstSku: productPage.products[0]?.sku ?? null, unknownWords: productPage.unknownWords };
  };
  // The first response of a new index takes longest.
  await search('hanskar').catch(() => search('hanskar'));
}, 180_000);
afterAll(async () => {
  await shop.connection.close();
  await service.stop();
});

describe('the hosted search, and the backend where that is not sure', () => {
  it.for([...judgedQueries.keys()])('puts first what was meant: %s', async (kind, { annotate }) => {
    const { share, misses } = await judgeKind(kind, judgedQueries.get(kind) ?? [], search, products);
    await annotate(`${kind}: ${share.toFixed(1)} %`);
    expect(share >= minShare ? [] : misses).toEqual([]);
  });

  it('puts what begins as typed before what ends so, and finds that by its end', async () => {
    const firstFor = async (typed: string) => products.get((await search(typed)).firstSku ?? '')?.name;
    expect(await firstFor('han')).toMatch(/^Han/);
    expect(await firstFor('handfang')).toMatch(/handfang/i);
  });
});
