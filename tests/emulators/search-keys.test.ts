import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  adminKey,
  appID,
  createIndex,
  product,
  searchFolder,
  type SearchServer,
  searchKey,
  securedKey,
  startSearch,
} from './search-server.ts';

const place = searchFolder();
let server: SearchServer;
let shop: string;

beforeAll(async () => {
  server = await startSearch(place.folder);
  shop = await createIndex(
    server,
    [
      product('a', 'Hanskar', { brand: 'Tork', price: 100 }),
      product('b', 'Hanskar leyndir', { brand: 'Leynd', price: 200, visibleByGuest: false }),
    ],
    {
      attributesForFaceting: ['filterOnly(visibleByGuest)', 'searchable(brand)'],
      numericAttributesForFiltering: [],
    },
  );
});
afterAll(async () => {
  await server.stop();
  place.remove();
});

const guest = () => server.client(securedKey({ filters: 'visibleByGuest:true' }));
const search = (key: string) => server.client(key).searchSingleIndex({ indexName: shop });
const refusal = (message: string) => ({ status: 403, message });
const invalid = refusal('Invalid Application-ID or API key');

describe('a secured key', () => {
  test.each([
    [{}],
    [{ filters: 'visibleByGuest:false' }],
    [{ filters: 'NOT visibleByGuest:true' }],
    [{ filters: 'visibleByGuest:true OR visibleByGuest:false' }],
    [{ facetFilters: [['visibleByGuest:false', 'brand:Leynd', 'brand:Tork']] }],
    [{ query: 'leyndir', removeWordsIfNoResults: 'allOptional' as const }],
    [{ optionalFilters: ['visibleByGuest:false'] }],
    [{ facets: ['*'], typoTolerance: false, distinct: true }],
  ])('never shows what its filter excludes: %j', async (searchParams) => {
    const answer = await guest().searchSingleIndex({ indexName: shop, searchParams });
    expect(JSON.stringify([answer.hits, answer.facets])).not.toContain('eynd');
    expect(answer.nbHits).toBeLessThanOrEqual(1);
  });

  test('never shows it by id, facet value or recommendation', async () => {
    await expect(guest().getObject({ indexName: shop, objectID: 'b' })).rejects.toMatchObject({
      status: 404,
    });
    const objects = await guest().getObjects({ requests: [{ indexName: shop, objectID: 'b' }] });
    expect(objects.results).toEqual([null]);
    const values = await guest().searchForFacetValues({ indexName: shop, facetName: 'brand' });
    expect(values.facetHits.map(({ value }) => value)).toEqual(['Tork']);
    const response = await fetch(`${server.origin}/1/indexes/*/recommendations`, {
      method: 'POST',
      headers: {
        'x-algolia-application-id': appID,
        'x-algolia-api-key': securedKey({ filters: 'visibleByGuest:true' }),
      },
      body: JSON.stringify({
        requests: [
          { indexName: shop, model: 'related-products', objectID: 'a', threshold: 0, fallbackParameters: {} },
        ],
      }),
    });
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('eynd');
  });

  test('does not reveal prices through undeclared filters', async () => {
    for (const filters of ['price > 0', 'NOT price > 1000', 'price != 7'])
      expect((await guest().searchSingleIndex({ indexName: shop, searchParams: { filters } })).nbHits).toBe(
        0,
      );
  });

  test('fixes parameters that the query cannot override', async () => {
    const key = securedKey({ searchParams: { attributesToRetrieve: ['name'], hitsPerPage: 1 } });
    const { hits } = await server.client(key).searchSingleIndex({
      indexName: shop,
      searchParams: { attributesToRetrieve: ['*'], hitsPerPage: 100, attributesToHighlight: [] },
    });
    expect(hits).toEqual([{ objectID: 'a', name: 'Hanskar' }]);
  });

  test('expires', async () => {
    const key = securedKey({ validUntil: Math.floor(Date.now() / 1000) + 60 });
    expect((await search(key)).nbHits).toBe(2);
    server.pass(61_000);
    await expect(search(key)).rejects.toMatchObject(
      refusal('"validUntil" parameter expired (less than current date)'),
    );
    server.pass(-61_000);
  });

  test('opens only the indexes that it names', async () => {
    const other = await createIndex(server, [product('x', 'X')]);
    const key = securedKey({ restrictIndices: [shop] });
    expect((await search(key)).nbHits).toBe(2);
    await expect(server.client(key).searchSingleIndex({ indexName: other })).rejects.toMatchObject(
      refusal('Index not allowed with this API key'),
    );
    const pattern = securedKey({ restrictIndices: ['vor*'] });
    expect((await server.client(pattern).searchSingleIndex({ indexName: other })).nbHits).toBe(1);
    await expect(
      server.client(pattern).search({ requests: [{ indexName: shop }, { indexName: 'annad' }] }),
    ).rejects.toMatchObject({ status: 403 });
  });

  test('is refused when it is forged', async () => {
    const forge = (parameters: string, signature: string) =>
      Buffer.from(signature + parameters).toString('base64');
    const hmac = (parent: string, parameters: string) =>
      createHmac('sha256', parent).update(parameters).digest('hex');
    const good = Buffer.from(securedKey({ filters: 'visibleByGuest:true' }), 'base64').toString();
    const forged = [
      securedKey({ filters: 'visibleByGuest:true' }, 'annar-lykill'),
      forge('filters=visibleByGuest%3Afalse', good.slice(0, 64)),
      forge('', good.slice(0, 64)),
      forge('', 'x'),
      forge('filters=x', hmac('', 'filters=x')),
      Buffer.from(good.toUpperCase()).toString('base64'),
      `${securedKey({ filters: 'visibleByGuest:true' })}A`,
      searchKey.slice(1),
      'ekki base64 !!',
      'þæö🧤',
    ];
    for (const key of forged.map((each) => encodeURIComponent(each)))
      await expect(search(key)).rejects.toMatchObject(invalid);
  });

  test('made from the admin key is refused: its parent is the search key', async () => {
    await expect(search(securedKey({ filters: 'visibleByGuest:true' }, adminKey))).rejects.toMatchObject(
      invalid,
    );
  });
});

describe('the search key', () => {
  test('writes and administers nothing', async () => {
    const client = server.client(searchKey);
    const indexName = shop;
    const attempts = [
      client.saveObject({ indexName, body: { objectID: 'z' } }),
      client.deleteObject({ indexName, objectID: 'a' }),
      client.clearObjects({ indexName }),
      client.deleteIndex({ indexName }),
      client.deleteBy({ indexName, deleteByParams: { filters: 'brand:Tork' } }),
      client.setSettings({ indexName, indexSettings: { hitsPerPage: 1 } }),
      client.getSettings({ indexName }),
      client.browse({ indexName }),
      client.listIndices(),
      client.operationIndex({ indexName, operationIndexParams: { operation: 'move', destination: 'x' } }),
      client.saveSynonyms({ indexName, synonymHit: [] }),
      client.saveRules({ indexName, rules: [] }),
      client.batchDictionaryEntries({
        dictionaryName: 'plurals',
        batchDictionaryEntriesParams: { requests: [] },
      }),
      client.setDictionarySettings({ disableStandardEntries: {} }),
      client.multipleBatch({ requests: [] }),
      client.listApiKeys(),
    ];
    for (const outcome of await Promise.allSettled(attempts))
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: refusal('Method not allowed with this API key'),
      });
    expect((await search(searchKey)).nbHits).toBe(2);
  });

  test('belongs to one application', async () => {
    const response = await fetch(`${server.origin}/1/indexes/${shop}/query`, {
      method: 'POST',
      headers: { 'x-algolia-application-id': 'ANNAD', 'x-algolia-api-key': searchKey },
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ message: 'Invalid Application-ID or API key', status: 403 });
  });
});
