import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configureHostedSearch as hostedFor } from '../../backend/src/modules/search/hosted-client.ts';
import { reindexAll } from '../../backend/src/modules/search/indexing.ts';
import { SearchHitsDocument } from '../../graphql/generated/documents-on-demand.ts';
import { backendSearch } from '../../lib/io/search/backend-search.ts';
import { createHostedSearch } from '../../lib/io/search/hosted-search.ts';
import { searchKeySchema } from '../../lib/contract/rest-schemas.ts';
import { withLanguageFallback } from '../../lib/io/search/search.ts';
import type { ProductSearch } from '../../lib/io/search/search-answer.ts';
import { catalogueLines } from '../../scripts/demo/catalogue.ts';
import { loadLines } from '../kit/catalogue.ts';
import { startSearch, type SearchService } from '../kit/hosted-search.ts';
import { testConfig, testShop, type Shop } from '../kit/shop.ts';
import { hitShare, type SearchNames } from './hit-share.ts';
import { queries, minHitShare, type Kind } from './queries.ts';

let service: SearchService;
let shop: Shop;
let names: SearchNames;
beforeAll(async () => {
  service = await startSearch();
  shop = await testShop(service.env);
  await loadLines(shop.db, [...catalogueLines()]);
  await reindexAll(shop.db, hostedFor(testConfig(service.env))!, () => undefined);
  const guest = shop.guest();
  const key = searchKeySchema.parse(await (await guest.fetch('/search/key')).json());
  const backend: ProductSearch = {
    ...backendSearch,
    async searchProducts(search) {
      const { productPage } = await guest.ask(SearchHitsDocument, { search, pageSize: 8 });
      const { products, total } = productPage;
      const hits = products.map(({ id, name }) => ({ id, name: [{ text: name, marked: false }] }));
      const facets = { brands: [], categories: [], inStock: 0 };
      return {
        hits: hits as never,
        total,
        facets,
        unknownWords: [],
        isSure: true,
        isForCustomersOnly: false,
      };
    },
  };
  const dropdown = withLanguageFallback(createHostedSearch(key), backend);
  names = async (typed) => {
    const { hits } = await dropdown.searchProducts(typed, new AbortController().signal);
    return hits.map(({ name }) => name.map(({ text }) => text).join(''));
  };
  // The first response of a new index takes longest.
  await names('hanskar').catch(() => names('hanskar'));
}, 180_000);
afterAll(async () => {
  await shop.connection.close();
  await service.stop();
});

describe('the dropdown’s search over the demo catalogue', () => {
  it.each(Object.keys(queries) as Kind[])('finds what is meant: %s', async (kind) => {
    const { share, misses } = await hitShare(queries[kind], names);
    expect(share >= minHitShare[kind] ? [] : misses).toEqual([]);
  });
});
