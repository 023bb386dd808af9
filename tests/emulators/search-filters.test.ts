import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ask,
  found,
  indexOf,
  product,
  searchFolder,
  type SearchServer,
  startSearch,
} from './search-server.ts';

const place = searchFolder();
let server: SearchServer;
let shop: string;

beforeAll(async () => {
  server = await startSearch(place.folder);
  shop = await indexOf(
    server,
    [
      product('a', 'Klútur blár', {
        brand: 'Tork',
        price: 100,
        stock: 5,
        categories: ['klutar', 'thrif'],
        group: 'g1',
      }),
      product('b', 'Klútur rauður', {
        brand: 'Tork',
        price: 200,
        stock: 0,
        categories: ['klutar'],
        group: 'g1',
      }),
      product('c', 'Moppa', {
        brand: 'Strokka "X"',
        price: 300,
        stock: 2,
        categories: ['thrif'],
        sizes: [1, 40],
      }),
      product('d', 'Fata', {
        brand: '-5',
        price: 400.5,
        isNew: true,
        _tags: ['nytt'],
        group: 'g2',
        lvl: { a: 'Þrif > Fötur' },
      }),
    ],
    {
      searchableAttributes: ['name'],
      attributesForFaceting: [
        'searchable(brand)',
        'categories',
        'filterOnly(group)',
        'isNew',
        'stock',
        'lvl.a',
      ],
      attributeForDistinct: 'group',
      customRanking: ['asc(price)'],
    },
  );
});
afterAll(async () => {
  await server.stop();
  place.remove();
});

describe('filters', () => {
  test.each([
    ['brand:Tork', 'ab'],
    ['brand:tork', 'ab'],
    ['NOT brand:Tork', 'cd'],
    ['brand:Tork AND stock > 0', 'a'],
    ['brand:Tork OR categories:thrif', 'abc'],
    ['categories:thrif AND brand:Tork OR isNew:true', 'a'],
    ['(brand:Tork OR isNew:true) AND (price < 150 OR price > 400)', 'ad'],
    [String.raw`brand:"Strokka \"X\""`, 'c'],
    [`brand:'Strokka "X"'`, 'c'],
    ['price:150 TO 300', 'bc'],
    ['price >= 200 AND price <= 300', 'bc'],
    ['price = 400.5', 'd'],
    ['price != 100', 'bcd'],
    ['sizes = 40', 'c'],
    ['isNew:true', 'd'],
    ['NOT isNew:true', 'abc'],
    [String.raw`brand:\-5`, 'd'],
    ['lvl.a:"Þrif > Fötur"', 'd'],
    ['_tags:nytt', 'd'],
    ['nytt', 'd'],
    ['objectID:a OR objectID:c', 'ac'],
    ['name:Moppa', ''],
    ['NOT name:Moppa', ''],
    ['', 'abcd'],
  ])('%s', async (filters, ids) => {
    expect((await found(server, shop, { query: '', filters })).join('')).toBe(ids);
  });

  test.each([
    ['brand:', 'filters: Unexpected token end of filter expected string at col 6'],
    ['brand:Tork,stock>0', 'filters: Unexpected token > expected end of filter at col 16'],
    ['(brand:Tork', "filters: Unexpected token end of filter expected ')' at col 11"],
    [
      '(brand:Tork AND stock > 0) OR isNew:true',
      'filters: (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed',
    ],
    ['NOT (brand:Tork)', 'filters: Unexpected token ( expected string at col 4'],
    ['price > many', 'filters: Unexpected token string(many) expected numeric at col 8'],
    ['brand:"Tork', 'filters: Unexpected end of filter, missing closing quote at col 6'],
    [`${'('.repeat(5000)}a:b`, 'filters: Too many nested parentheses'],
  ])('%s is refused', async (filters, message) => {
    await expect(ask(server, shop, { query: '', filters })).rejects.toMatchObject({ status: 400, message });
  });

  test.each([
    [['brand:Tork'], 'ab'],
    [['brand:-Tork'], 'cd'],
    [[['brand:Tork', 'isNew:true'], 'categories:thrif'], 'a'],
    [['brand:Tork', 'categories:thrif'], 'a'],
    ['brand:Tork', 'ab'],
    [[String.raw`brand:\-5`], 'd'],
  ])('facetFilters %j', async (facetFilters, ids) => {
    expect((await found(server, shop, { query: '', facetFilters })).join('')).toBe(ids);
  });

  test.each([
    [['price>=200', 'price<=300'], 'bc'],
    [[['price<150', 'price>400']], 'ad'],
    [['price:150 TO 350'], 'bc'],
    [['stock=0'], 'b'],
  ])('numericFilters %j', async (numericFilters, ids) => {
    expect((await found(server, shop, { query: '', numericFilters })).join('')).toBe(ids);
  });

  test('numeric filters only where they are declared', async () => {
    const index = await indexOf(server, [product('a', 'X', { price: 5, stock: 1 })], {
      numericAttributesForFiltering: ['equalOnly(stock)'],
    });
    expect(await found(server, index, { query: '', filters: 'stock = 1' })).toEqual(['a']);
    for (const filters of [
      'stock > 0',
      'price > 0',
      'price < 9',
      'NOT price > 9',
      'price != 9',
      'price:0 TO 9',
    ])
      expect(await found(server, index, { query: '', filters })).toEqual([]);
  });
});

describe('facets', () => {
  test('are counted among what matches, those for filters only and undeclared ones are not', async () => {
    const all = await ask(server, shop, { query: '', facets: ['*'] });
    expect(all.facets).toEqual({
      brand: { Tork: 2, '-5': 1, 'Strokka "X"': 1 },
      categories: { klutar: 2, thrif: 2 },
      isNew: { true: 1 },
      stock: { 0: 1, 2: 1, 5: 1 },
      'lvl.a': { 'Þrif > Fötur': 1 },
    });
    expect(all.facets_stats).toEqual({ stock: { min: 0, max: 5, avg: 7 / 3, sum: 7 } });
    const some = await ask(server, shop, { query: 'klútur', facets: ['categories', 'group', 'name'] });
    expect(some.facets).toEqual({ categories: { klutar: 2, thrif: 1 } });
    expect(await ask(server, shop, { query: '' })).not.toHaveProperty('facets');
  });

  test('as many and in the order that is asked for', async () => {
    const most = await ask(server, shop, { query: '', facets: ['brand'], maxValuesPerFacet: 1 });
    expect(most.facets).toEqual({ brand: { Tork: 2 } });
    const sorted = await ask(server, shop, { query: '', facets: ['brand'], sortFacetValuesBy: 'alpha' });
    expect(Object.keys(sorted.facets?.['brand'] ?? {})).toEqual(['-5', 'Strokka "X"', 'Tork']);
  });

  test('values are searched', async () => {
    const search = (facetQuery: string) =>
      server.admin.searchForFacetValues({
        indexName: shop,
        facetName: 'brand',
        searchForFacetValuesRequest: { facetQuery },
      });
    expect((await search('stro')).facetHits).toEqual([
      { value: 'Strokka "X"', highlighted: '<em>Stro</em>kka "X"', count: 1 },
    ]);
    expect((await search('strolka')).facetHits).toHaveLength(1);
    expect((await search('')).facetHits).toHaveLength(3);
    await expect(
      server.admin.searchForFacetValues({ indexName: shop, facetName: 'categories' }),
    ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('searchable(categories)') });
  });
});

describe('pages and groups', () => {
  test('page and hitsPerPage', async () => {
    const answer = await ask(server, shop, { query: '', page: 1, hitsPerPage: 3 });
    expect(answer).toMatchObject({
      nbHits: 4,
      page: 1,
      nbPages: 2,
      hitsPerPage: 3,
      hits: [{ objectID: 'd' }],
    });
    expect(await ask(server, shop, { query: '', hitsPerPage: 0 })).toMatchObject({
      nbHits: 4,
      nbPages: 0,
      hits: [],
    });
    expect(await ask(server, shop, { query: '', page: 99 })).toMatchObject({ page: 99, hits: [] });
  });

  test('offset and length', async () => {
    const answer = await ask(server, shop, { query: '', offset: 1, length: 2 });
    expect(answer).toMatchObject({ offset: 1, length: 2, hits: [{ objectID: 'b' }, { objectID: 'c' }] });
    expect(answer).not.toHaveProperty('page');
  });

  test('no further than paginationLimitedTo', async () => {
    const index = await indexOf(server, [product('a', 'X'), product('b', 'X'), product('c', 'X')], {
      paginationLimitedTo: 2,
    });
    expect(await ask(server, index, { query: '', hitsPerPage: 1 })).toMatchObject({ nbHits: 3, nbPages: 2 });
    expect(await found(server, index, { query: '', hitsPerPage: 1, page: 2 })).toEqual([]);
  });

  test('the best of each group', async () => {
    expect(await ask(server, shop, { query: '', distinct: true })).toMatchObject({
      nbHits: 3,
      hits: [{ objectID: 'a' }, { objectID: 'c' }, { objectID: 'd' }],
    });
    expect(await found(server, shop, { query: '', distinct: 2 })).toHaveLength(4);
    expect(await found(server, shop, { query: '', distinct: false })).toHaveLength(4);
  });

  test('replicas show the same records in another order', async () => {
    const { admin } = server;
    const dearest = `${shop}_price_desc`;
    const cheap = `${shop}_price_asc`;
    await admin.setSettings({ indexName: shop, indexSettings: { replicas: [dearest, `virtual(${cheap})`] } });
    await admin.setSettings({
      indexName: dearest,
      indexSettings: { ranking: ['desc(price)', 'typo', 'words'] },
    });
    await admin.setSettings({ indexName: cheap, indexSettings: { customRanking: ['asc(price)'] } });
    expect((await found(server, dearest, { query: '' })).join('')).toBe('dcba');
    expect((await found(server, cheap, { query: '' })).join('')).toBe('abcd');
    await admin.saveObject({ indexName: shop, body: product('e', 'Klútur grænn', { price: 250 }) });
    expect((await found(server, dearest, { query: 'klutur' })).join('')).toBe('eba');
    expect(await admin.getSettings({ indexName: cheap })).toMatchObject({ primary: shop });
    await expect(admin.saveObject({ indexName: cheap, body: product('x', 'X') })).rejects.toMatchObject({
      status: 400,
    });
    await admin.deleteObject({ indexName: shop, objectID: 'e' });
  });
});

describe('what a hit shows', () => {
  test('matches in tags, nothing escaped', async () => {
    const index = await indexOf(
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
    const { hits } = await ask(server, index, {
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
    const many = await ask(server, index, { query: 'hanskar vottorð', optionalWords: ['vottorð'] });
    expect(many.hits[0]?._highlightResult).toMatchObject({
      tags: [
        { value: '<em>hanskar</em>', matchLevel: 'partial', fullyHighlighted: true },
        { value: 'annað' },
      ],
      deep: { text: { value: 'hanski' } },
    });
    const one = await ask(server, index, {
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

  test('the words around a match', async () => {
    const text = 'Þetta er löng lýsing á vöru sem nefnir moppu aðeins einu sinni og svo ekki meira um það';
    const index = await indexOf(server, [product('a', 'Vara', { text })]);
    const { hits } = await ask(server, index, { query: 'moppu', attributesToSnippet: ['text:5'] });
    expect(hits[0]?._snippetResult).toEqual({
      text: { value: '…sem nefnir <em>moppu</em> aðeins einu…', matchLevel: 'full' },
    });
  });

  test('the attributes that are asked for and none that is kept back', async () => {
    const index = await indexOf(server, [product('a', 'Vara', { cost: 5, deep: { x: 1, y: 2 } })], {
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

  test('ranking info and query id when asked for', async () => {
    const answer = await ask(server, shop, { query: 'klutr', getRankingInfo: true, clickAnalytics: true });
    expect(answer.hits[0]?._rankingInfo).toMatchObject({ nbTypos: 1, words: 1, nbExactWords: 0 });
    expect(answer.queryID).toMatch(/^[0-9a-f]{32}$/);
  });

  test('only the fields that are asked for', async () => {
    expect(Object.keys(await ask(server, shop, { query: '', responseFields: ['nbHits', 'hits'] }))).toEqual([
      'hits',
      'nbHits',
    ]);
  });
});
