import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostedSearch } from '../../backend/src/modules/search/hosted/client.ts';
import { indexAll } from '../../backend/src/modules/search/hosted/index-service.ts';
import { catalogueLines } from '../../scripts/catalogue/catalogue.ts';
import { load } from '../backend/setup/catalogue.ts';
import { browserSearch, searchService, type SearchService } from '../backend/setup/hosted-search.ts';
import { testConfig, testShop, type Shop } from '../backend/setup/shop.ts';
import { hitShare, type SearchNames } from './hit-share.ts';
import { queries, wantedShare, type Kind } from './queries.ts';

let service: SearchService;
let shop: Shop;
let names: SearchNames;
beforeAll(async () => {
  service = await searchService();
  shop = await testShop(service.env);
  await load(shop.db, [...catalogueLines()]);
  await indexAll(shop.db, hostedSearch(testConfig(service.env))!, () => undefined);
  const search = await browserSearch<{ name: string }>(shop.guest());
  names = async (typed) => (await search(typed, { hitsPerPage: 5 })).map(({ name }) => name);
}, 180_000);
afterAll(async () => {
  await shop.connection.close();
  await service.stop();
});

describe('the hosted search over the demo catalogue', () => {
  it.each(Object.keys(queries) as Kind[])('finds what is meant: %s', async (kind) => {
    const { share, misses } = await hitShare(queries[kind], names);
    expect(share >= wantedShare[kind] ? [] : misses).toEqual([]);
  });
});
