import { algoliasearch, type RecommendationsRequest } from 'algoliasearch';
import aa from 'search-insights';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  appID,
  searchOnce,
  createIndex,
  product,
  searchFolder,
  type SearchServer,
  searchKey,
  startSearch,
} from './search-server.ts';

const place = searchFolder();
let server: SearchServer;
let shop: string;

const goods = [
  product('nitril-s', 'Nítrílhanskar S', {
    categories: ['einnota-hanskar', 'vernd'],
    brand: 'Skjaldmey',
    _popularity: 10,
  }),
  product('nitril-l', 'Nítrílhanskar L', {
    categories: ['einnota-hanskar', 'vernd'],
    brand: 'Skjaldmey',
    _popularity: 1,
  }),
  product('vinyl', 'Vínylhanskar', {
    categories: ['einnota-hanskar', 'vernd'],
    brand: 'Annað',
    _popularity: 2,
  }),
  product('grima', 'Rykgríma', { categories: ['grimur', 'vernd'], brand: 'Skjaldmey', _popularity: 3 }),
  product('kaffi', 'Kaffi', { categories: ['kaffi'], brand: 'Baun', _popularity: 8 }),
  product('leynd', 'Nítrílhanskar leynd', {
    categories: ['einnota-hanskar'],
    brand: 'Skjaldmey',
    visibleByGuest: false,
    _popularity: 99,
  }),
];

beforeAll(async () => {
  server = await startSearch(place.folder);
  shop = await createIndex(server, goods, {
    searchableAttributes: ['name', 'brand'],
    attributesForFaceting: ['categories', 'brand', 'visibleByGuest'],
    customRanking: ['desc(_popularity)'],
  });
});
afterAll(async () => {
  await server.stop();
  place.remove();
});

async function recommended(request: Record<string, unknown>) {
  const client = algoliasearch(appID, searchKey, { hosts: server.hosts }).initRecommend({
    options: { hosts: server.hosts },
  });
  const { results } = await client.getRecommendations({
    requests: [
      {
        indexName: shop,
        threshold: 0,
        queryParameters: { filters: 'visibleByGuest:true' },
        ...request,
      } as RecommendationsRequest,
    ],
  });
  return results[0]?.hits ?? [];
}
const ids = async (request: Record<string, unknown>) =>
  (await recommended(request)).map((hit) => ('objectID' in hit ? hit.objectID : ''));

describe('recommendations without events', () => {
  test('related: the same category, brand and words first, and nothing without anything in common', async () => {
    expect(await ids({ model: 'related-products', objectID: 'nitril-s' })).toEqual([
      'nitril-l',
      'grima',
      'vinyl',
    ]);
  });

  test('looking similar: the words of the first attribute and facet values', async () => {
    const hits = await recommended({ model: 'looking-similar', objectID: 'nitril-s', maxRecommendations: 1 });
    expect(hits).toMatchObject([{ objectID: 'nitril-l', name: 'Nítrílhanskar L' }]);
  });

  test('have scores from 0 to 100 and obey a threshold', async () => {
    const hits = await recommended({ model: 'related-products', objectID: 'nitril-s' });
    const scores = hits.map((hit) => hit._score ?? -1);
    expect(scores.every((score) => score > 0 && score <= 100)).toBe(true);
    expect(scores).toEqual(scores.toSorted((left, right) => right - left));
    const over = await ids({ model: 'related-products', objectID: 'nitril-s', threshold: scores[0] });
    expect(over).toEqual(['nitril-l']);
  });

  test('trending by the records’ own popularity, also within a facet', async () => {
    expect(await ids({ model: 'trending-items', maxRecommendations: 2 })).toEqual(['nitril-s', 'kaffi']);
    expect(await ids({ model: 'trending-items', facetName: 'categories', facetValue: 'kaffi' })).toEqual([
      'kaffi',
    ]);
    expect((await recommended({ model: 'trending-facets', facetName: 'categories' }))[0]).toEqual({
      facetName: 'categories',
      facetValue: 'vernd',
      _score: 100,
    });
  });

  test('have nothing bought together yet; the fallback fills up', async () => {
    expect(await ids({ model: 'bought-together', objectID: 'kaffi' })).toEqual([]);
    const fallbackParameters = { query: '', filters: 'visibleByGuest:true' };
    expect(
      await ids({ model: 'bought-together', objectID: 'kaffi', maxRecommendations: 2, fallbackParameters }),
    ).toEqual(['nitril-s', 'grima']);
  });

  test('are empty for an unknown record; an unknown model is refused', async () => {
    expect(await ids({ model: 'related-products', objectID: 'engin' })).toEqual([]);
    await expect(recommended({ model: 'galdrar', objectID: 'kaffi' })).rejects.toMatchObject({ status: 400 });
    await expect(recommended({ model: 'related-products' })).rejects.toMatchObject({ status: 400 });
  });
});

describe('events', () => {
  const purchase = (userToken: string, objectIDs: string[], timestamp = Date.now()) => ({
    eventType: 'conversion' as const,
    eventSubtype: 'purchase' as const,
    eventName: 'Keypt',
    index: shop,
    userToken,
    objectIDs,
    timestamp,
  });
  const insights = () =>
    algoliasearch(appID, searchKey, { hosts: server.hosts }).initInsights({
      options: { hosts: server.hosts },
    });

  test('of the insights client: bought together by the same person, trends by all', async () => {
    const longAgo = Date.now() - 60 * 24 * 60 * 60 * 1000;
    const answer = await insights().pushEvents({
      events: [
        purchase('u1', ['kaffi', 'grima']),
        purchase('u2', ['kaffi']),
        purchase('u2', ['grima']),
        purchase('u3', ['kaffi', 'vinyl', 'leynd']),
        purchase('u4', ['kaffi'], longAgo),
        purchase('u4', ['nitril-l']),
      ],
    });
    expect(answer).toEqual({ status: 200, message: 'OK' });
    expect(await ids({ model: 'bought-together', objectID: 'kaffi' })).toEqual(['grima', 'vinyl']);
    expect((await ids({ model: 'trending-items' }))[0]).toBe('kaffi');
  });

  test('of search-insights have the query that they follow', async () => {
    const { queryID } = await searchOnce(server, shop, { query: 'grima', clickAnalytics: true });
    aa('init', {
      appId: appID,
      apiKey: searchKey,
      host: server.origin,
      userToken: 'gestur-1',
      useCookie: false,
    });
    const sent: boolean = await aa('clickedObjectIDsAfterSearch', {
      index: shop,
      eventName: 'Valin vara',
      queryID: queryID ?? '',
      objectIDs: ['grima'],
      positions: [1],
    });
    expect(sent).toBe(true);
  });

  test.each([
    ['unknown type', { eventType: 'hugsun' }],
    ['no name', { eventName: '' }],
    ['no objects', { objectIDs: undefined }],
    ['too many objects', { objectIDs: Array.from({ length: 21 }, (_, at) => String(at)) }],
    ['a query id that is none', { queryID: 'abc' }],
    ['positions of a conversion', { positions: [1] }],
    [
      'a click after a search without positions',
      { eventType: 'click', eventSubtype: undefined, queryID: 'a'.repeat(32) },
    ],
    ['a strange user token', { userToken: 'nafn með bilum' }],
  ])('with %s are refused, and so are those sent together with them', async (_, wrong) => {
    const before = await ids({ model: 'bought-together', objectID: 'nitril-s' });
    const events = [purchase('u9', ['nitril-s', 'kaffi']), { ...purchase('u9', ['grima']), ...wrong }];
    await expect(insights().pushEvents({ events } as never)).rejects.toMatchObject({ status: 400 });
    expect(await ids({ model: 'bought-together', objectID: 'nitril-s' })).toEqual(before);
  });
});
