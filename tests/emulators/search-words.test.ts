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

const settings = {
  searchableAttributes: ['sku', 'name', 'brand', 'unordered(description)'],
  attributesForFaceting: ['brand'],
  customRanking: ['desc(popularity)'],
};

beforeAll(async () => {
  server = await startSearch(place.folder);
  shop = await indexOf(
    server,
    [
      product('1', 'Klósettpappír, mjúkur', { sku: 'HLI-112.03', brand: 'Mjúkull', popularity: 5 }),
      product('2', 'Pappír í prentara', { sku: 'PRE-900', brand: 'Birkiblað', popularity: 9 }),
      product('3', 'Þvottaefni', { sku: 'TVO-1', brand: 'Þvottabjörn', popularity: 3 }),
      product('4', 'Svartir hanskar', { sku: 'HAN-10', brand: 'Skjaldmey', popularity: 8 }),
      product('5', 'Ryksuga', {
        sku: 'RYK-7',
        brand: 'Strokka',
        popularity: 2,
        description: 'Með HLI slöngu',
      }),
      product('6', 'Kaffibolli', { sku: 'KAF-3', popularity: 1 }),
      product('7', 'Kaffi, malað', { sku: 'KAF-1', popularity: 1 }),
      product('8', 'Uppþvottalögur', { sku: 'UPP 44', popularity: 1, description: 'fyrir kaffikönnur' }),
    ],
    settings,
  );
});
afterAll(async () => {
  await server.stop();
  place.remove();
});

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
    expect(await found(server, shop, { query })).toEqual(ids);
  });

  test('everything when it is empty, by custom ranking', async () => {
    expect((await found(server, shop, { query: '' })).slice(0, 3)).toEqual(['2', '4', '1']);
  });
});

describe('order', () => {
  test('a more important attribute goes first', async () => {
    expect(await found(server, shop, { query: 'kaff' })).toEqual(['6', '7', '8']);
  });

  test('the whole attribute goes before its beginning', async () => {
    const index = await indexOf(
      server,
      [product('a', 'Kaffibolli'), product('b', 'Kaffi malað'), product('c', 'Kaffi')],
      settings,
    );
    expect(await found(server, index, { query: 'kaffi' })).toEqual(['c', 'a', 'b']);
  });

  test('fewer typos go first', async () => {
    const index = await indexOf(server, [product('a', 'Hanskur'), product('b', 'Hanskar')], settings);
    expect(await found(server, index, { query: 'hanskar' })).toEqual(['b', 'a']);
    expect(await found(server, index, { query: 'hanskar', typoTolerance: 'min' })).toEqual(['b']);
    expect(await found(server, index, { query: 'hanskar', typoTolerance: false })).toEqual(['b']);
  });

  test('words that stand together go first', async () => {
    const index = await indexOf(
      server,
      [product('a', 'Svartir mjúkir loðnir hanskar'), product('b', 'Hlýir svartir hanskar')],
      { searchableAttributes: ['unordered(name)'] },
    );
    expect(await found(server, index, { query: 'svartir hanskar' })).toEqual(['b', 'a']);
  });

  test('an exact code goes before a text that has it', async () => {
    const index = await indexOf(
      server,
      [
        product('a', 'Slanga fyrir RYK-7', { sku: 'SLA-1', popularity: 100 }),
        product('b', 'Ryksuga', { sku: 'RYK-7', popularity: 1 }),
        product('c', 'Ryksuga stór', { sku: 'RYK-70', popularity: 50 }),
      ],
      settings,
    );
    for (const query of ['RYK-7', 'ryk7', 'ryk.7'])
      expect((await found(server, index, { query }))[0]).toBe('b');
  });

  test('optional filters lift', async () => {
    const optionalFilters = ['brand:Strokka<score=2>', 'brand:Mjúkull'];
    expect((await found(server, shop, { query: '', optionalFilters })).slice(0, 3)).toEqual(['5', '1', '2']);
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
    const index = await indexOf(server, words, { searchableAttributes: ['sku', 'name'], ...more });
    expect(await found(server, index, { query })).toEqual(ids);
  });

  test('a sign is a word when separatorsToIndex has it', async () => {
    const signs = [product('a', 'C+ vítamín'), product('b', 'C vítamín')];
    const index = await indexOf(server, signs, { separatorsToIndex: '+' });
    expect(await found(server, index, { query: 'c+' })).toEqual(['a']);
  });

  test('restrictSearchableAttributes', async () => {
    expect(
      await found(server, shop, { query: 'hli', restrictSearchableAttributes: ['description'] }),
    ).toEqual(['5']);
  });
});

describe('words without result', () => {
  test.each([
    ['none', []],
    ['lastWords', ['3']],
    ['firstWords', []],
    ['allOptional', ['3']],
  ] as const)('%s', async (removeWordsIfNoResults, ids) => {
    const answer = await ask(server, shop, { query: 'þvottaefni skurðgrafa', removeWordsIfNoResults });
    expect(answer.hits.map(({ objectID }) => objectID)).toEqual(ids);
  });

  test('the answer says which were dropped', async () => {
    const answer = await ask(server, shop, {
      query: 'þvottaefni skurðgrafa',
      removeWordsIfNoResults: 'lastWords',
    });
    expect(answer.queryAfterRemoval).toBe('þvottaefni <em>skurðgrafa</em>');
    const whole = await ask(server, shop, { query: 'þvottaefni', removeWordsIfNoResults: 'lastWords' });
    expect(whole).not.toHaveProperty('queryAfterRemoval');
  });

  test('optional words need not be there', async () => {
    expect(await found(server, shop, { query: 'svartir hattar', optionalWords: ['hattar'] })).toEqual(['4']);
  });
});

describe('dictionaries and synonyms', () => {
  beforeAll(async () => {
    const entry = (objectID: string, rest: Record<string, unknown>) => ({
      action: 'addEntry' as const,
      body: { objectID, language: 'is' as const, ...rest },
    });
    await server.admin.batchDictionaryEntries({
      dictionaryName: 'plurals',
      batchDictionaryEntriesParams: {
        requests: [
          entry('hanski', { words: ['hanski', 'hanska', 'hanskar', 'hönskum', 'hanskanna'] }),
          entry('ryksuga', { words: ['ryksuga', 'ryksugu', 'ryksugur', 'ryksugum', 'ryksugna'] }),
        ],
      },
    });
    await server.admin.batchDictionaryEntries({
      dictionaryName: 'stopwords',
      batchDictionaryEntriesParams: {
        requests: [entry('fyrir', { word: 'fyrir' }), entry('í', { word: 'í' })],
      },
    });
    await server.admin.batchDictionaryEntries({
      dictionaryName: 'compounds',
      batchDictionaryEntriesParams: {
        requests: [entry('klósett', { word: 'klósettpappír', decomposition: ['klósett', 'pappír'] })],
      },
    });
    await server.admin.saveSynonyms({
      indexName: shop,
      synonymHit: [
        { objectID: 's1', type: 'synonym', synonyms: ['klósettpappír', 'salernispappír', 'wc rúllur'] },
        { objectID: 's2', type: 'oneWaySynonym', input: 'espressó', synonyms: ['kaffi'] },
      ],
    });
  });

  const inflected = { ignorePlurals: ['is' as const], removeStopWords: ['is' as const] };

  test.each([
    ['a form that no record has', 'hönskum', '4'],
    ['the same without accents', 'honskum', '4'],
    ['a form with a typo', 'ryksugm', '5'],
    ['the beginning of a form', 'hönsk', '4'],
    ['past stop words', 'pappír fyrir prentara', '2'],
    ['a synonym', 'salernispappír', '1'],
    ['a synonym of several words', 'wc rúllur', '1'],
    ['a one-way synonym', 'espressó', '7'],
    ['a compound by its part', 'pappír', '1'],
  ])('%s: %s', async (_, query, id) => {
    expect(await found(server, shop, { query, ...inflected })).toContain(id);
  });

  test('nothing of it unless asked for', async () => {
    expect(await found(server, shop, { query: 'hönskum' })).toEqual([]);
    expect(await found(server, shop, { query: 'salernispappír', synonyms: false })).toEqual([]);
    expect(await found(server, shop, { query: 'kaffi' })).not.toContain('1');
    expect(await found(server, shop, { query: 'hönskum', ignorePlurals: ['da'] })).toEqual([]);
  });

  test('are listed, searched and cleared', async () => {
    const listed = await server.admin.searchDictionaryEntries({
      dictionaryName: 'plurals',
      searchDictionaryEntriesParams: { query: 'hönskum', language: 'is' },
    });
    expect(listed.hits.map(({ objectID }) => objectID)).toEqual(['hanski']);
    const synonyms = await server.admin.searchSynonyms({
      indexName: shop,
      searchSynonymsParams: { query: 'espr' },
    });
    expect(synonyms).toMatchObject({ nbHits: 1, hits: [{ objectID: 's2', type: 'oneWaySynonym' }] });
    await server.admin.deleteSynonym({ indexName: shop, objectID: 's2' });
    expect(await found(server, shop, { query: 'espressó' })).toEqual([]);
    await server.admin.clearSynonyms({ indexName: shop });
    expect(await found(server, shop, { query: 'salernispappír' })).toEqual([]);
  });

  test('their settings are kept', async () => {
    await server.admin.setDictionarySettings({ disableStandardEntries: { plurals: { is: true } } });
    expect(await server.admin.getDictionarySettings()).toEqual({
      disableStandardEntries: { plurals: { is: true } },
    });
  });
});

describe('odd queries are answered', () => {
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
    const answer = await ask(server, shop, { query, removeWordsIfNoResults: 'allOptional', facets: ['*'] });
    expect(answer.nbHits).toBeGreaterThanOrEqual(0);
  });

  test('only the first 512 bytes count', async () => {
    expect(await found(server, shop, { query: `${' '.repeat(600)}skurðgrafa hanskar` })).toHaveLength(8);
  });
});
