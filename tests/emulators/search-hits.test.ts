import { describe, expect, test } from 'vitest';
import { searchOnce, findIds, createIndex, product } from './search-server.ts';
import { server, shop, setUpSearchFilters } from './search-filters-setting.ts';

setUpSearchFilters();

describe('pages and groups', () => {
  test('obey page and hitsPerPage', async () => {
    const answer = await searchOnce(server, shop, { query: '', page: 1, hitsPerPage: 3 });
    expect(answer).toMatchObject({
      nbHits: 4,
      page: 1,
      nbPages: 2,
      hitsPerPage: 3,
      hits: [{ objectID: 'd' }],
    });
    expect(await searchOnce(server, shop, { query: '', hitsPerPage: 0 })).toMatchObject({
      nbHits: 4,
      nbPages: 0,
      hits: [],
    });
    expect(await searchOnce(server, shop, { query: '', page: 99 })).toMatchObject({ page: 99, hits: [] });
  });

  test('obey offset and length', async () => {
    const answer = await searchOnce(server, shop, { query: '', offset: 1, length: 2 });
    expect(answer).toMatchObject({ offset: 1, length: 2, hits: [{ objectID: 'b' }, { objectID: 'c' }] });
    expect(answer).not.toHaveProperty('page');
  });

  test('end at paginationLimitedTo', async () => {
    const index = await createIndex(server, [product('a', 'X'), product('b', 'X'), product('c', 'X')], {
      paginationLimitedTo: 2,
    });
    expect(await searchOnce(server, index, { query: '', hitsPerPage: 1 })).toMatchObject({
      nbHits: 3,
      nbPages: 2,
    });
    expect(await findIds(server, index, { query: '', hitsPerPage: 1, page: 2 })).toEqual([]);
  });

  test('contain the best of each group', async () => {
    expect(await searchOnce(server, shop, { query: '', distinct: true })).toMatchObject({
      nbHits: 3,
      hits: [{ objectID: 'a' }, { objectID: 'c' }, { objectID: 'd' }],
    });
    expect(await findIds(server, shop, { query: '', distinct: 2 })).toHaveLength(4);
    expect(await findIds(server, shop, { query: '', distinct: false })).toHaveLength(4);
  });

  test('have another order in replicas of the same records', async () => {
    const { admin } = server;
    const dearest = `${shop}_price_desc`;
    const cheap = `${shop}_price_asc`;
    await admin.setSettings({ indexName: shop, indexSettings: { replicas: [dearest, `virtual(${cheap})`] } });
    await admin.setSettings({
      indexName: dearest,
      indexSettings: { ranking: ['desc(price)', 'typo', 'words'] },
    });
    await admin.setSettings({ indexName: cheap, indexSettings: { customRanking: ['asc(price)'] } });
    expect((await findIds(server, dearest, { query: '' })).join('')).toBe('dcba');
    expect((await findIds(server, cheap, { query: '' })).join('')).toBe('abcd');
    await admin.saveObject({ indexName: shop, body: product('e', 'Klútur grænn', { price: 250 }) });
    expect((await findIds(server, dearest, { query: 'klutur' })).join('')).toBe('eba');
    expect(await admin.getSettings({ indexName: cheap })).toMatchObject({ primary: shop });
    await expect(admin.saveObject({ indexName: cheap, body: product('x', 'X') })).rejects.toMatchObject({
      status: 400,
    });
    await admin.deleteObject({ indexName: shop, objectID: 'e' });
  });
});

describe('a hit', () => {
  test('has its matches in tags, nothing escaped', async () => {
    const index = await createIndex(
      server,
      [
        product('a', '<b>Þvottur</b> & hanskar', {
          tags: ['hanskar', 'annað'],
          sku: 'HAN-1',
          size: 7,
          deep: { text: 'hanski' },
        }),
      ],
      {},
    );
    const { hits } = await searchOnce(server, index, {
      query: 'thvo',
      highlightPreTag: '__s__',
      highlightPostTag: '__e__',
    });
    expect(hits[0]?._highlightResult).toMatchObject({
      name: {
        value: '<b>__s__Þvo__e__ttur</b> & hanskar',
        matchLevel: 'full',
        fullyHighlighted: false,
        matchedWords: ['thvo'],
      },
      sku: { value: 'HAN-1', matchLevel: 'none', matchedWords: [] },
    });
    const many = await searchOnce(server, index, { query: 'hanskar vottorð', optionalWords: ['vottorð'] });
    expect(many.hits[0]?._highlightResult).toMatchObject({
      tags: [
        { value: '<em>hanskar</em>', matchLevel: 'partial', fullyHighlighted: true },
        { value: 'annað' },
      ],
      deep: { text: { value: 'hanski' } },
    });
    const one = await searchOnce(server, index, {
      query: 'han1',
      attributesToHighlight: ['sku'],
      attributesToRetrieve: ['size'],
    });
    expect(one.hits).toEqual([
      {
        objectID: 'a',
        size: 7,
        _highlightResult: {
          sku: {
            value: '<em>HAN</em>-<em>1</em>',
            matchLevel: 'full',
            fullyHighlighted: false,
            matchedWords: ['han1'],
          },
        },
      },
    ]);
  });

  test('has the words around a match', async () => {
    const text = 'Þetta er löng lýsing á vöru sem nefnir moppu aðeins einu sinni og svo ekki meira um það';
    const index = await createIndex(server, [product('a', 'Vara', { text })]);
    const { hits } = await searchOnce(server, index, { query: 'moppu', attributesToSnippet: ['text:5'] });
    expect(hits[0]?._snippetResult).toEqual({
      text: { value: '…sem nefnir <em>moppu</em> aðeins einu…', matchLevel: 'full' },
    });
  });

  test('has the requested attributes, but no unretrievable ones', async () => {
    const index = await createIndex(server, [product('a', 'Vara', { cost: 5, deep: { x: 1, y: 2 } })], {
      unretrievableAttributes: ['cost', 'deep.y'],
    });
    const { hits } = await server.client('lykill-til-leitar').searchSingleIndex({
      indexName: index,
      searchParams: { attributesToRetrieve: ['*', '-name'], attributesToHighlight: ['*'] },
    });
    expect(hits[0]).toMatchObject({ objectID: 'a', visibleByGuest: true, deep: { x: 1 } });
    expect(JSON.stringify(hits)).not.toMatch(/cost|"y"/);
    expect(hits[0]).not.toHaveProperty('name');
  });

  test('has ranking info and query id on request', async () => {
    const answer = await searchOnce(server, shop, {
      query: 'klutr',
      getRankingInfo: true,
      clickAnalytics: true,
    });
    expect(answer.hits[0]?._rankingInfo).toMatchObject({ nbTypos: 1, words: 1, nbExactWords: 0 });
    expect(answer.queryID).toMatch(/^[0-9a-f]{32}$/);
  });

  test('has only the requested response fields', async () => {
    expect(
      Object.keys(await searchOnce(server, shop, { query: '', responseFields: ['nbHits', 'hits'] })),
    ).toEqual(['hits', 'nbHits']);
  });
});
