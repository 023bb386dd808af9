import { afterAll, beforeAll, expect, it } from 'vitest';
import { configureHostedSearch, type HostedSearch } from '../../backend/src/modules/search/hosted-client.ts';
import { reindexAll, sendChanges } from '../../backend/src/modules/search/indexing.ts';
import { loadLines, productLine } from '../kit/catalogue.ts';
import { startSearch, type SearchService } from '../kit/hosted-search.ts';
import { testConfig, testShop, type Shop } from '../kit/shop.ts';

const indexName = 'vorur';
let service: SearchService;
let shop: Shop;
let hosted: HostedSearch;

beforeAll(async () => {
  service = await startSearch();
  shop = await testShop(service.env);
  hosted = configureHostedSearch(testConfig(service.env))!;
  await loadLines(shop.db, [productLine({ sku: 'HAN-1', name: 'Nítrílhanskar' })]);
});
afterAll(async () => {
  await shop.connection.close();
  await service.stop();
});

it('a new index leaves what the merchant added: synonyms, rules, words', async () => {
  const { client } = hosted;
  const own = { objectID: 'verslunarinnar', type: 'synonym' as const, synonyms: ['hanski', 'glófi'] };
  const word = {
    objectID: 'glofi',
    language: 'is' as const,
    words: ['glófi', 'glófar'],
    type: 'custom' as const,
  };
  await client.saveSynonym({ indexName, objectID: own.objectID, synonymHit: own });
  await client.saveRule({ indexName, objectID: 'regla', rule: { objectID: 'regla', consequence: {} } });
  await client.batchDictionaryEntries({
    dictionaryName: 'plurals',
    batchDictionaryEntriesParams: { requests: [{ action: 'addEntry', body: word }] },
  });
  expect(await reindexAll(shop.db, hosted, () => undefined)).toBe(1);
  expect(await client.getSynonym({ indexName, objectID: own.objectID })).toMatchObject(own);
  expect(await client.getRule({ indexName, objectID: 'regla' })).toMatchObject({ objectID: 'regla' });
  const { hits } = await client.searchDictionaryEntries({
    dictionaryName: 'plurals',
    searchDictionaryEntriesParams: { query: 'glófi' },
  });
  expect(hits).toMatchObject([word]);
});

it('an attribute that no product had before becomes a facet', async () => {
  const attributes = [{ name: 'Burðargeta', value: '50 kg' }];
  await loadLines(shop.db, [productLine({ sku: 'HIL-1', name: 'Hilla', attributes })]);
  await sendChanges(shop.db, hosted, new AbortController().signal);
  const facets = ['attributes.Burðargeta'];
  const answer = await hosted.client.searchSingleIndex({ indexName, searchParams: { query: '', facets } });
  expect(answer.facets).toEqual({ 'attributes.Burðargeta': { '50 kg': 1 } });
});
