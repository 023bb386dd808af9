import { beforeAll, describe, expect, test } from 'vitest';
import { findIds } from './search-server.ts';
import { server, shop, setUpSearchWords } from './search-words-setting.ts';

setUpSearchWords();

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
    expect(await findIds(server, shop, { query, ...inflected })).toContain(id);
  });

  test('are not applied unless requested', async () => {
    expect(await findIds(server, shop, { query: 'hönskum' })).toEqual([]);
    expect(await findIds(server, shop, { query: 'salernispappír', synonyms: false })).toEqual([]);
    expect(await findIds(server, shop, { query: 'kaffi' })).not.toContain('1');
    expect(await findIds(server, shop, { query: 'hönskum', ignorePlurals: ['da'] })).toEqual([]);
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
    expect(await findIds(server, shop, { query: 'espressó' })).toEqual([]);
    await server.admin.clearSynonyms({ indexName: shop });
    expect(await findIds(server, shop, { query: 'salernispappír' })).toEqual([]);
  });

  test('keep their settings', async () => {
    await server.admin.setDictionarySettings({ disableStandardEntries: { plurals: { is: true } } });
    expect(await server.admin.getDictionarySettings()).toEqual({
      disableStandardEntries: { plurals: { is: true } },
    });
  });
});
