import { gzipSync } from 'node:zlib';
import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { describe, expect, test } from 'vitest';
import { adminKey, appID, searchOnce, createIndex, product, searchKey } from './search-server.ts';
import { server, many, setUpSearchClients } from './search-clients-setting.ts';

setUpSearchClients();

describe('other clients and formats', () => {
  test('the light client sends several queries at once, one of them for facet values', async () => {
    const indexName = await createIndex(server, [product('a', 'Fata', { brand: 'Tork' })], {
      attributesForFaceting: ['searchable(brand)'],
    });
    const { results } = await liteClient(appID, searchKey, { hosts: server.hosts }).search({
      requests: [
        { indexName, query: 'fata', hitsPerPage: 1 },
        { indexName, params: { query: 'engin', facets: ['brand'] } } as never,
        { indexName, type: 'facet', facet: 'brand', facetQuery: 'to' },
      ],
    });
    expect(results).toMatchObject([
      { nbHits: 1, hitsPerPage: 1, index: indexName, query: 'fata' },
      { nbHits: 0, facets: {} },
      { facetHits: [{ value: 'Tork', highlighted: '<em>To</em>rk', count: 1 }] },
    ]);
  });

  test('keys in the URL, parameters as a query string and compressed bodies are accepted', async () => {
    const indexName = await createIndex(server, many(3));
    const body = gzipSync(JSON.stringify({ params: 'query=vara&hitsPerPage=2&facets=%5B%22*%22%5D' }));
    const response = await fetch(
      `${server.origin}/1/indexes/${indexName}/query?X-Algolia-Application-Id=${appID}&x-algolia-api-key=${searchKey}`,
      { method: 'POST', body, headers: { 'content-encoding': 'gzip', 'content-type': 'text/plain' } },
    );
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toMatchObject({ nbHits: 3, hitsPerPage: 2 });
    const compressed = algoliasearch(appID, adminKey, { hosts: server.hosts, compression: 'gzip' });
    await compressed.saveObjects({ indexName, objects: many(50) });
    expect((await searchOnce(server, indexName, { query: '' })).nbHits).toBe(50);
  });

  test('a browser may send requests from any page', async () => {
    const response = await fetch(`${server.origin}/1/indexes/x/queries`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-algolia-api-key',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe('x-algolia-api-key');
  });
});

describe('errors have Algolia’s format', () => {
  const post = async (path: string, body: string) => {
    const response = await fetch(`${server.origin}${path}`, {
      method: 'POST',
      body,
      headers: { 'x-algolia-application-id': appID, 'x-algolia-api-key': adminKey },
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };

  test.each([
    ['/1/indexes/*/queries', '{', 400, 'Invalid JSON'],
    ['/1/indexes/*/queries', '[]', 400, 'Invalid object: expected a JSON object'],
    ['/1/indexes/*/queries', '{}', 400, 'Missing mandatory attribute `requests`'],
    ['/1/indexes/*/queries', '{"requests":[null]}', 400, 'requests: expected an array of objects'],
    ['/1/indexes/*/queries', '{"requests":[{}]}', 400, 'requests: missing mandatory attribute `indexName`'],
    ['/1/indexes/engin/query', '{}', 404, 'Index engin does not exist'],
    ['/1/indexes/til/query', '{"quary":"x"}', 400, 'Unknown parameter: quary'],
    ['/1/indexes/til/query', '{"__proto__":{"x":1}}', 400, 'Unknown parameter: __proto__'],
    [
      '/1/indexes/til/query',
      '{"hitsPerPage":-1}',
      400,
      'invalid value for hitsPerPage, expected unsigned integer',
    ],
    [
      '/1/indexes/til/query',
      '{"hitsPerPage":5000}',
      400,
      'invalid value for hitsPerPage, must be at most 1000',
    ],
    ['/1/indexes/til/query', '{"page":"x"}', 400, 'invalid value for page, expected unsigned integer'],
    ['/1/indexes/til/query', '{"facets":[1]}', 400, 'invalid value for facets, expected array of strings'],
    ['/1/indexes/til/query', '{"facetFilters":[{"a":1}]}', 400, 'Invalid filter: expected array of strings'],
    ['/1/indexes/til/query', '{"numericFilters":["price?5"]}', 400, 'numericFilters: invalid filter price?5'],
    ['/1/indexes/til/batch', '{"requests":[{"action":"gera"}]}', 400, 'invalid batch action: gera'],
    [
      '/1/indexes/til/batch',
      '{"requests":[{"action":"updateObject","body":{}}]}',
      400,
      'Missing mandatory attribute `objectID`',
    ],
    ['/1/indexes/til/operation', '{"operation":"eyda","destination":"x"}', 400, 'Invalid operation: eyda'],
    ['/1/indexes/til/deleteByQuery', '{}', 400, 'deleteByQuery needs at least one filter'],
    ['/1/indexes/til/browse', '{"cursor":"bull"}', 400, 'Invalid cursor'],
    ['/1/dictionaries/bull/batch', '{}', 404, 'Unknown dictionary bull'],
    ['/1/ekkert/her', '{}', 404, 'Invalid path'],
  ])('for %s %s', async (path, body, status, message) => {
    await server.admin.saveObject({ indexName: 'til', body: product('a', 'X') });
    expect(await post(path, body)).toEqual({ status, body: { message, status } });
  });

  test.each([
    ['advancedSyntax', true, false],
    ['advancedSyntaxFeatures', ['exactPhrase'], []],
    ['aroundLatLng', '64.1,-21.9', ''],
    ['aroundRadius', 1000, null],
    ['insideBoundingBox', [[1, 2, 3, 4]], []],
    ['ruleContexts', ['forsida'], []],
    ['enablePersonalization', true, false],
    ['mode', 'neuralSearch', 'keywordSearch'],
    ['similarQuery', 'fata', ''],
  ])('for what is not done here, %s, unless it is off', async (name, on, turnedOff) => {
    await server.admin.saveObject({ indexName: 'til', body: product('a', 'X') });
    const ask = (value: unknown) => post('/1/indexes/til/query', JSON.stringify({ [name]: value }));
    const message = `${name} is not available for this application`;
    expect(await ask(on)).toEqual({ status: 403, body: { message, status: 403 } });
    expect(await ask(turnedOff)).toMatchObject({ status: 200 });
  });

  test('for settings that are not done here', async () => {
    const indexSettings = { enableReRanking: true };
    await expect(server.admin.setSettings({ indexName: 'til', indexSettings })).rejects.toMatchObject({
      status: 403,
    });
  });

  test('for records over 100,000 bytes, of which Icelandic letters have two', async () => {
    const body = product('stor', 'þ'.repeat(60_000));
    await expect(server.admin.saveObject({ indexName: 'til', body })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('Record is too big: objectID=stor') as string,
    });
  });

  test('for facet values with more than 65 searchable facets and attributes', async () => {
    const facets = (count: number) => Array.from({ length: count }, (_, at) => `searchable(a${at})`);
    const ask = async (count: number) => {
      const attributesForFaceting = facets(count);
      const searchableAttributes = ['name,brand', 'sku'];
      const indexName = await createIndex(server, many(1), { attributesForFaceting, searchableAttributes });
      return (await post(`/1/indexes/${indexName}/facets/a0/query`, '{}')).status;
    };
    expect([await ask(62), await ask(63)]).toEqual([200, 400]);
  });

  test('for unknown settings and missing indexes', async () => {
    await expect(
      server.admin.setSettings({ indexName: 'til', indexSettings: { leitanleg: [] } as never }),
    ).rejects.toMatchObject({ status: 400, message: 'Invalid object attributes: leitanleg' });
    await expect(server.admin.getSettings({ indexName: 'engin' })).rejects.toMatchObject({ status: 404 });
  });

  test('faults break it and the clients report them', async () => {
    const indexName = await createIndex(server, many(1));
    const break_ = (mode: string) =>
      fetch(`${server.origin}/_faults`, { method: 'POST', body: JSON.stringify({ mode }) });
    await break_('error');
    await expect(server.client(searchKey).searchSingleIndex({ indexName })).rejects.toMatchObject({
      name: 'RetryError',
    });
    await break_('malformed');
    await expect(server.client(searchKey).searchSingleIndex({ indexName })).rejects.toMatchObject({
      name: 'DeserializationError',
    });
    await fetch(`${server.origin}/_faults`, { method: 'DELETE' });
    for (const path of ['healthz', 'readyz'])
      expect((await fetch(`${server.origin}/${path}`)).status).toBe(200);
  });
});
