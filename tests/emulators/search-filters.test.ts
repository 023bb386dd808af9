import { describe, expect, test } from 'vitest';
import { searchOnce, findIds, createIndex, product } from './search-server.ts';
import { server, shop, setUpSearchFilters } from './search-filters-setting.ts';

setUpSearchFilters();

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
  ])('match: %s', async (filters, ids) => {
    expect((await findIds(server, shop, { query: '', filters })).join('')).toBe(ids);
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
  ])('are refused: %s', async (filters, message) => {
    await expect(searchOnce(server, shop, { query: '', filters })).rejects.toMatchObject({
      status: 400,
      message,
    });
  });

  test.each([
    [['brand:Tork'], 'ab'],
    [['brand:-Tork'], 'cd'],
    [[['brand:Tork', 'isNew:true'], 'categories:thrif'], 'a'],
    [['brand:Tork', 'categories:thrif'], 'a'],
    ['brand:Tork', 'ab'],
    [[String.raw`brand:\-5`], 'd'],
  ])('match by facetFilters %j', async (facetFilters, ids) => {
    expect((await findIds(server, shop, { query: '', facetFilters })).join('')).toBe(ids);
  });

  test.each([
    [['price>=200', 'price<=300'], 'bc'],
    [[['price<150', 'price>400']], 'ad'],
    [['price:150 TO 350'], 'bc'],
    [['stock=0'], 'b'],
  ])('match by numericFilters %j', async (numericFilters, ids) => {
    expect((await findIds(server, shop, { query: '', numericFilters })).join('')).toBe(ids);
  });

  test('match numbers only where they are declared', async () => {
    const index = await createIndex(server, [product('a', 'X', { price: 5, stock: 1 })], {
      numericAttributesForFiltering: ['equalOnly(stock)'],
    });
    expect(await findIds(server, index, { query: '', filters: 'stock = 1' })).toEqual(['a']);
    for (const filters of [
      'stock > 0',
      'price > 0',
      'price < 9',
      'NOT price > 9',
      'price != 9',
      'price:0 TO 9',
    ])
      expect(await findIds(server, index, { query: '', filters })).toEqual([]);
    // Not kept in memory until they are declared.
    const indexSettings = { numericAttributesForFiltering: ['equalOnly(stock)', 'price'] };
    await server.admin.setSettings({ indexName: index, indexSettings });
    expect(await findIds(server, index, { query: '', filters: 'price:0 TO 9 AND stock = 1' })).toEqual(['a']);
  });
});

describe('facets', () => {
  test('are counted among the matches, but not filter-only and undeclared ones', async () => {
    const all = await searchOnce(server, shop, { query: '', facets: ['*'] });
    expect(all.facets).toEqual({
      brand: { Tork: 2, '-5': 1, 'Strokka "X"': 1 },
      categories: { klutar: 2, thrif: 2 },
      isNew: { true: 1 },
      stock: { 0: 1, 2: 1, 5: 1 },
      'lvl.a': { 'Þrif > Fötur': 1 },
    });
    expect(all.facets_stats).toEqual({ stock: { min: 0, max: 5, avg: 7 / 3, sum: 7 } });
    const some = await searchOnce(server, shop, { query: 'klútur', facets: ['categories', 'group', 'name'] });
    expect(some.facets).toEqual({ categories: { klutar: 2, thrif: 1 } });
    expect(await searchOnce(server, shop, { query: '' })).not.toHaveProperty('facets');
  });

  test('are as many and in the order as requested', async () => {
    const most = await searchOnce(server, shop, { query: '', facets: ['brand'], maxValuesPerFacet: 1 });
    expect(most.facets).toEqual({ brand: { Tork: 2 } });
    const sorted = await searchOnce(server, shop, {
      query: '',
      facets: ['brand'],
      sortFacetValuesBy: 'alpha',
    });
    expect(Object.keys(sorted.facets?.['brand'] ?? {})).toEqual(['-5', 'Strokka "X"', 'Tork']);
  });

  test('can be searched by value', async () => {
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
