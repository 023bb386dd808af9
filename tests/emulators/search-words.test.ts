import { describe, expect, test } from 'vitest';
import { searchOnce, findIds, createIndex, product } from './search-server.ts';
import { server, shop, settings, setUpSearchWords } from './search-words-setting.ts';

setUpSearchWords();

describe('a query finds', () => {
  test.each([
    ['a word as written', 'Þvottaefni', ['3']],
    ['without accents', 'klosettpappir', ['1']],
    ['þ as th, ð as d, æ as ae, ö as o', 'uppthvottalogur', ['8']],
    ['the beginning of the last word', 'ryks', ['5']],
    ['only whole words before the last', 'svart hanskar', []],
    ['all of the words', 'svartir hanskar', ['4']],
    ['one typo from four letters', 'hanksar', ['4']],
    ['a letter too few', 'rykuga', ['5']],
    ['no typo below four letters', 'ryx', []],
    ['two typos from eight letters', 'klosetpapir', ['1']],
    ['not three', 'klosetpapri3', []],
    ['a code as written', 'HLI-112.03', ['1']],
    ['a code without hyphen and dot', 'hli11203', ['1']],
    ['half a code', 'hli-11', ['1']],
    ['a code with another sign', 'hli/112/03', ['1']],
    ['a code with a blank as one word', 'upp44', ['8']],
    ['a code with a hyphen where there is a blank', 'upp-44', ['8']],
    ['two words written as one', 'svartirhanskar', ['4']],
    ['a brand', 'strokka', ['5']],
    ['zero-width characters inside a word', 'ryk\u200Bsu\u00ADga', ['5']],
    ['nothing', 'skurðgrafa', []],
  ])('%s: %s', async (_, query, ids) => {
    expect(await findIds(server, shop, { query })).toEqual(ids);
  });

  test('everything when it is empty, by custom ranking', async () => {
    expect((await findIds(server, shop, { query: '' })).slice(0, 3)).toEqual(['2', '4', '1']);
  });
});

describe('the order', () => {
  test('puts a more important attribute first', async () => {
    expect(await findIds(server, shop, { query: 'kaff' })).toEqual(['6', '7', '8']);
  });

  test('puts the whole attribute before its beginning', async () => {
    const index = await createIndex(
      server,
      [product('a', 'Kaffibolli'), product('b', 'Kaffi malað'), product('c', 'Kaffi')],
      settings,
    );
    expect(await findIds(server, index, { query: 'kaffi' })).toEqual(['c', 'a', 'b']);
  });

  test('puts fewer typos first', async () => {
    const index = await createIndex(server, [product('a', 'Hanskur'), product('b', 'Hanskar')], settings);
    expect(await findIds(server, index, { query: 'hanskar' })).toEqual(['b', 'a']);
    expect(await findIds(server, index, { query: 'hanskar', typoTolerance: 'min' })).toEqual(['b']);
    expect(await findIds(server, index, { query: 'hanskar', typoTolerance: false })).toEqual(['b']);
  });

  test('puts adjacent words first', async () => {
    const index = await createIndex(
      server,
      [product('a', 'Svartir mjúkir loðnir hanskar'), product('b', 'Hlýir svartir hanskar')],
      { searchableAttributes: ['unordered(name)'] },
    );
    expect(await findIds(server, index, { query: 'svartir hanskar' })).toEqual(['b', 'a']);
  });

  test('puts an exact code before a text that contains it', async () => {
    const index = await createIndex(
      server,
      [
        product('a', 'Slanga fyrir RYK-7', { sku: 'SLA-1', popularity: 100 }),
        product('b', 'Ryksuga', { sku: 'RYK-7', popularity: 1 }),
        product('c', 'Ryksuga stór', { sku: 'RYK-70', popularity: 50 }),
      ],
      settings,
    );
    for (const query of ['RYK-7', 'ryk7', 'ryk.7'])
      expect((await findIds(server, index, { query }))[0]).toBe('b');
  });

  test('is raised by optional filters', async () => {
    const optionalFilters = ['brand:Strokka<score=2>', 'brand:Mjúkull'];
    expect((await findIds(server, shop, { query: '', optionalFilters })).slice(0, 3)).toEqual([
      '5',
      '1',
      '2',
    ]);
  });
});

describe('settings of an index change what matches', () => {
  const words = [product('a', 'Hanskar', { sku: 'HANSKI' }), product('b', 'Hanski hlýr', { sku: 'X' })];
  test.each([
    ['minWordSizefor1Typo', { minWordSizefor1Typo: 8 }, 'hanksar', []],
    ['minWordSizefor2Typos', { minWordSizefor2Typos: 7 }, 'hxnksar', ['a']],
    ['disableTypoToleranceOnWords', { disableTypoToleranceOnWords: ['Hanksar'] }, 'hanksar', []],
    ['disableTypoToleranceOnAttributes', { disableTypoToleranceOnAttributes: ['name'] }, 'hanksi', ['a']],
    ['disablePrefixOnAttributes', { disablePrefixOnAttributes: ['sku'] }, 'hansk', ['a', 'b']],
    ['disablePrefixOnAttributes of all', { disablePrefixOnAttributes: ['sku', 'name'] }, 'han', []],
    ['exact', {}, 'hanski', ['a', 'b']],
    [
      'disableExactOnAttributes',
      {
        ranking: ['exact', 'custom'],
        disableExactOnAttributes: ['sku'],
        exactOnSingleWordQuery: 'word' as const,
      },
      'hanski',
      ['b', 'a'],
    ],
    ['queryType', { queryType: 'prefixNone' as const }, 'han', []],
    [
      'unordered searchable attributes of one rank',
      { searchableAttributes: ['unordered(sku),unordered(name)'] },
      'hanski',
      ['a', 'b'],
    ],
    ['only what is searchable', { searchableAttributes: ['name'], typoTolerance: false }, 'x', []],
    ['separatorsToIndex', { separatorsToIndex: '+' }, '+', []],
  ])('%s', async (_, more, query, ids) => {
    const index = await createIndex(server, words, { searchableAttributes: ['sku', 'name'], ...more });
    expect(await findIds(server, index, { query })).toEqual(ids);
  });

  test('make a separator a word by separatorsToIndex', async () => {
    const signs = [product('a', 'C+ vítamín'), product('b', 'C vítamín')];
    const index = await createIndex(server, signs, { separatorsToIndex: '+' });
    expect(await findIds(server, index, { query: 'c+' })).toEqual(['a']);
  });

  test('apply with restrictSearchableAttributes', async () => {
    expect(
      await findIds(server, shop, { query: 'hli', restrictSearchableAttributes: ['description'] }),
    ).toEqual(['5']);
  });
});

describe('words without matches', () => {
  test.each([
    ['none', []],
    ['lastWords', ['3']],
    ['firstWords', []],
    ['allOptional', ['3']],
  ] as const)('%s', async (removeWordsIfNoResults, ids) => {
    const answer = await searchOnce(server, shop, { query: 'þvottaefni skurðgrafa', removeWordsIfNoResults });
    expect(answer.hits.map(({ objectID }) => objectID)).toEqual(ids);
  });

  test('are named in the response', async () => {
    const answer = await searchOnce(server, shop, {
      query: 'þvottaefni skurðgrafa',
      removeWordsIfNoResults: 'lastWords',
    });
    expect(answer.queryAfterRemoval).toBe('þvottaefni <em>skurðgrafa</em>');
    const whole = await searchOnce(server, shop, {
      query: 'þvottaefni',
      removeWordsIfNoResults: 'lastWords',
    });
    expect(whole).not.toHaveProperty('queryAfterRemoval');
  });

  test('may be optional', async () => {
    expect(await findIds(server, shop, { query: 'svartir hattar', optionalWords: ['hattar'] })).toEqual([
      '4',
    ]);
  });
});

describe('unusual queries are answered', () => {
  test.each([
    ['2,000 letters', 'a'.repeat(2000)],
    ['2,000 characters in words', 'hanskar '.repeat(250)],
    ['many different words', Array.from({ length: 300 }, (_, at) => `orð${at}`).join(' ')],
    ['a regular expression', '(.*)+$[^a-z]{1,99}\\b|(?=x)'],
    ['emoji', '🧤 hanskar 🧤🧻'],
    ['half an emoji', '\ud83e hanskar'],
    ['right to left', 'قفازات \u202Eסחורה'],
    ['zero-width only', '\u200B\u200D\u2060\uFEFF'],
    ['markup', '<script>alert(1)</script>'],
    ['quotes', '"hanskar" \'x\' `y` \\'],
    ['NUL', 'han\0skar'],
  ])('%s', async (_, query) => {
    const answer = await searchOnce(server, shop, {
      query,
      removeWordsIfNoResults: 'allOptional',
      facets: ['*'],
    });
    expect(answer.nbHits).toBeGreaterThanOrEqual(0);
  });

  test('up to their first 512 bytes', async () => {
    expect(await findIds(server, shop, { query: `${' '.repeat(600)}skurðgrafa hanskar` })).toHaveLength(8);
  });
});
