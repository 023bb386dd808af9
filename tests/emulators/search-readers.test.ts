import type { IndexSettings, SearchParamsObject } from 'algoliasearch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allOf } from '../../emulators/src/search/filters/expression.ts';
import type { Question } from '../../emulators/src/search/query/search.ts';
import { Readers } from '../../emulators/src/search/readers/readers.ts';
import { openData } from '../../emulators/src/search/store/data.ts';
import { product, searchFolder, type SearchServer, startSearch } from './search-server.ts';

const indexName = 'vorur';
const places = [searchFolder(), searchFolder()];
/** One that answers on its only thread, and one whose other threads do. */
let alone: SearchServer;
let threaded: SearchServer;

beforeAll(async () => {
  const [first, second] = places;
  alone = await startSearch(first?.folder ?? '', 0);
  threaded = await startSearch(second?.folder ?? '', 2);
});
afterAll(async () => {
  await alone.stop();
  await threaded.stop();
  for (const { remove } of places) remove();
});

const colours = ['rauður', 'grænn', 'blár', 'hvítur', 'svartur'];
const things = ['hanski', 'poki', 'kaffi', 'pappír', 'skór', 'fata', 'sápa'];

/** Goods with numbers, several values of one attribute, some without any, and texts that are alike. */
function makeGoods(from: number, to: number) {
  return Array.from({ length: to - from }, (_, place) => {
    const at = from + place;
    const [colour, thing] = [colours[at % 5], things[at % 7]];
    return product(`${at}`, `${thing} ${colour} ${at % 13} cm`, {
      brand: `Merki ${at % 11}`,
      price: (at * 37) % 900,
      ...(at % 3 === 0 ? { attributes: { Litur: [colour, colours[(at + 2) % 5]] } } : {}),
      ...(at % 4 === 0 ? { unitPrice: { kg: at / 4 } } : {}),
    });
  });
}

const questions: SearchParamsObject[] = [
  { query: '' },
  { query: 'hanski' },
  { query: 'hansky raudur' },
  { query: 'pok', facets: ['*'], hitsPerPage: 5 },
  { query: 'skor blar 4', facets: ['brand', 'attributes.Litur'], getRankingInfo: true },
  { query: 'vettlingur' },
  { query: 'síðust' },
  { query: '', facets: ['*'], filters: 'price > 300 AND brand:"Merki 4"' },
  { query: 'kaffi', optionalFilters: ['attributes.Litur:hvítur'], attributesToSnippet: ['name:2'] },
  { query: 'sápa ekkertslíkt', removeWordsIfNoResults: 'allOptional' },
];

/** Each question some times, so that every thread has its turn. */
async function ask({ admin }: SearchServer): Promise<unknown[]> {
  const asked = questions.flatMap((question) =>
    Array.from({ length: 6 }, (_, at) => ({ ...question, userToken: `${at}` })),
  );
  const answers = await Promise.all(
    asked.map((searchParams) => admin.searchSingleIndex({ indexName, searchParams })),
  );
  return answers.map((answer) => ({ ...answer, processingTimeMS: 0 }));
}

const settings: IndexSettings = {
  searchableAttributes: ['name', 'brand'],
  attributesForFaceting: ['brand', 'attributes.Litur', 'price', 'unitPrice.kg'],
  customRanking: ['desc(price)'],
};

const changes: [name: string, change: (server: SearchServer) => Promise<unknown>][] = [
  ['settings', ({ admin }) => admin.setSettings({ indexName, indexSettings: settings })],
  ['goods', ({ admin }) => admin.saveObjects({ indexName, objects: makeGoods(0, 400) })],
  ['more goods', ({ admin }) => admin.saveObjects({ indexName, objects: makeGoods(380, 900) })],
  [
    'another price',
    ({ admin }) =>
      admin.partialUpdateObject({ indexName, objectID: '4', attributesToUpdate: { price: 12_345 } }),
  ],
  ['less', ({ admin }) => admin.deleteObjects({ indexName, objectIDs: ['7', '8', '9', '400'] })],
  [
    'a synonym',
    ({ admin }) =>
      admin.saveSynonym({
        indexName,
        objectID: 'h',
        synonymHit: { objectID: 'h', type: 'synonym', synonyms: ['hanski', 'vettlingur'] },
      }),
  ],
  [
    'another order and facet',
    ({ admin }) =>
      admin.setSettings({
        indexName,
        indexSettings: {
          ...settings,
          customRanking: ['asc(price)'],
          attributesForFaceting: ['objectID', ...(settings.attributesForFaceting ?? [])],
        },
      }),
  ],
  ['all replaced', ({ admin }) => admin.replaceAllObjects({ indexName, objects: makeGoods(500, 800) })],
  ['goods after that', ({ admin }) => admin.saveObjects({ indexName, objects: makeGoods(790, 850) })],
  ['a last one', ({ admin }) => admin.saveObjects({ indexName, objects: [product('L', 'síðust')] })],
  // Its row in the database has the number of the one before.
  [
    'that one otherwise',
    ({ admin }) => admin.saveObjects({ indexName, objects: [product('L', 'síðust rauð')] }),
  ],
];

test('threads answer what a single one does, after every kind of change', async () => {
  for (const [name, change] of changes) {
    for (const server of [alone, threaded]) await change(server);
    expect([name, await ask(threaded)]).toEqual([name, await ask(alone)]);
  }
});

test('nobody sees a half of a change', async () => {
  const { admin } = threaded;
  const name = 'skipti';
  const count = 60;
  const write = (round: number) =>
    admin.saveObjects({
      indexName: name,
      objects: Array.from({ length: count }, (_, at) =>
        product(`${at}`, `vara umferd${round} ${'x'.repeat(round % 7)}`, { round }),
      ),
    });
  await admin.setSettings({ indexName: name, indexSettings: { attributesForFaceting: ['round'] } });
  await write(0);
  let isWriting = true;
  const seen = new Set<number>();
  const look = async (lane: number): Promise<void> => {
    for (let asked = 0; isWriting; asked += 1) {
      const { nbHits, facets, hits } = await admin.searchSingleIndex<{ round: number }>({
        indexName: name,
        searchParams: { query: 'vara', facets: ['round'], userToken: `${lane}-${asked}` },
      });
      const rounds = Object.keys(facets?.['round'] ?? {}).map(Number);
      expect({ nbHits, rounds: rounds.length }).toEqual({ nbHits: count, rounds: 1 });
      expect(new Set(hits.map(({ round }) => round))).toEqual(new Set(rounds));
      for (const round of rounds) seen.add(round);
    }
  };
  const lanes = Array.from({ length: 6 }, (_, lane) => look(lane));
  for (let round = 1; round <= 40; round += 1) await write(round);
  isWriting = false;
  await Promise.all(lanes);
  expect(seen.size).toBeGreaterThan(5);
});

test('what is asked wrongly is refused in the words of a single thread', async () => {
  const wrong = [
    { indexName, searchParams: { filters: 'price >' } },
    { indexName: 'engin', searchParams: { query: 'poki' } },
  ];
  for (const [at, status] of [400, 404].entries()) {
    const refusals = await Promise.all(
      [alone, threaded].map(async ({ admin }) => {
        try {
          return await admin.searchSingleIndex(wrong[at] ?? { indexName });
        } catch (error) {
          const refusal = error as { status: number; message: string };
          return [refusal.status, refusal.message];
        }
      }),
    );
    expect(refusals[0]).toEqual([status, expect.any(String)]);
    expect(refusals[1]).toEqual(refusals[0]);
  }
});

test('a question that fails in a thread fails alone', async () => {
  const { folder, remove } = searchFolder();
  const { database, indexes, wording } = openData(folder, Date.now);
  indexes.ensure(indexName);
  const readers = new Readers({ indexes, wording }, folder, 1);
  const visibility = { filters: allOf([]), seesAll: true };
  const broken = { index: indexName, query: {}, visibility: undefined } as unknown as Question;
  await expect(readers.find(broken)).rejects.toThrow(TypeError);
  const answer = await readers.find({ index: indexName, query: { query: 'poki' }, visibility });
  expect(answer.fields.toString()).toContain('"nbHits":0');
  await readers.close();
  database.close();
  remove();
});
