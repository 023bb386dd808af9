import { randomUUID } from 'node:crypto';
import { allOf, type Expression } from '../filters/expression.ts';
import { matchingRecords } from '../filters/evaluate.ts';
import { toFilters, toOptionalFilters } from '../filters/parameters.ts';
import { type JsonObject, strings } from '../json.ts';
import type { MemoryIndex } from '../memory/memory-index.ts';
import { readFlag, type Settings, readText } from '../settings.ts';
import type { Indexes, OpenIndex } from '../store/indexes.ts';
import { findAlternatives } from './alternatives.ts';
import { type Answer, joinFields, joinParts, writeFields } from './answer.ts';
import { bestOfGroups, readDistinct } from './distinct.ts';
import { writeFacets } from './facet-counts.ts';
import { type HitContext, showHits } from './hits.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { compareMatches } from './keys.ts';
import { matchText, type TextMatch } from './match.ts';
import { toPage } from './pages.ts';
import { findPromoted } from './promotions.ts';
import type { QueryMatch, Visibility } from './query-match.ts';
import { pickBest, toCriteria, type Order } from './ranking.ts';
import { searchedAttributes } from './searched-attributes.ts';
import type { Wording } from './wording.ts';
import { parseQueryWords } from './words.ts';

/** What a query is answered from. */
export interface SearchData {
  indexes: Indexes;
  wording: Wording;
}

/** A query as one that asks may see it. */
export interface Question {
  index: string;
  query: Settings;
  visibility: Visibility;
}

export interface SearchService extends SearchData {
  answers: KeptAnswers;
  /** Finds an answer that is not kept. */
  find(question: Question): Promise<Answer>;
}

/** The settings of an index; a virtual replica overrides its index's with its own. */
export function effectiveSettings(indexes: Indexes, index: OpenIndex): Settings {
  return index.virtual ? { ...indexes.source(index).settings, ...index.settings } : index.settings;
}

/** The records that match a query. Release its `match` when done with it. */
export function findRecords(
  service: SearchData,
  index: OpenIndex,
  query: Settings,
  visibility: Visibility,
): QueryMatch {
  const { indexes, wording } = service;
  const memory = indexes.memory(index);
  const settings = effectiveSettings(indexes, index);
  const parameters = { ...settings, ...query };
  const { folding, separators } = memory;
  const language = wording.language(folding, parameters);
  const words = parseQueryWords(readText(parameters, 'query'), { folding, separators, language, parameters });
  const among = matchingRecords(allOf([visibility.filters, toFilters(parameters)]), memory, settings);
  if (words.length === 0) {
    const records = among.records();
    return { memory, settings, parameters, alternatives: [], records, match: undefined };
  }
  const synonyms = wording.synonyms(folding, index);
  const alternatives = findAlternatives(words, { index: memory, language, synonyms, parameters });
  const match = matchText(alternatives, among, memory, searchedAttributes(memory, parameters), parameters);
  return { memory, settings, parameters, alternatives, records: keepFewestTypos(match, parameters), match };
}

/** `min` keeps only the matches with the fewest typos, `strict` also those with one more. */
function keepFewestTypos(match: TextMatch, parameters: Settings): Uint32Array {
  const { typoTolerance } = parameters;
  if (typoTolerance !== 'min' && typoTolerance !== 'strict') return match.records;
  const typos = match.records.map((record) => match.score(record).typos);
  const least =
    typos.reduce((fewest, each) => Math.min(fewest, each), 255) + (typoTolerance === 'strict' ? 1 : 0);
  return match.records.filter((_, place) => (typos[place] ?? 0) <= least);
}

/** Answers one query as Algolia does. */
export async function search(
  service: SearchService,
  index: OpenIndex,
  query: Settings,
  visibility: Visibility,
): Promise<Answer> {
  const started = performance.now();
  const parameters = { ...effectiveSettings(service.indexes, index), ...query };
  const question: Question = { index: index.name, query, visibility };
  const kept = await service.answers.answer(question, () => service.find(question));
  const own = writeFields({
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
    ...(readFlag(parameters, 'clickAnalytics') ? { queryID: randomUUID().replaceAll('-', '') } : {}),
  });
  return { ...kept, fields: joinParts([kept.fields, joinFields(own, toFieldNames(parameters))]) };
}

const toFieldNames = ({ responseFields }: Settings): string[] =>
  responseFields === undefined ? ['*'] : strings(responseFields);

/** What is the same for everybody who asks this until an index changes. */
export function findAnswer(service: SearchData, { index: name, query, visibility }: Question): Answer {
  const index = service.indexes.get(name);
  const queryMatch = findRecords(service, index, query, visibility);
  const { memory, settings, parameters, match } = queryMatch;
  const promoted = findPromoted(service.wording.rules(index), queryMatch, visibility);
  const records = promoted.length > 0 ? without(queryMatch.records, promoted) : queryMatch.records;
  const page = toPage(parameters, settings);
  const ranked = compareMatches(
    records,
    match,
    toCriteria(settings, index.virtual),
    createBonus(parameters, memory, settings),
    memory,
  );
  const groupBy = readText(settings, 'attributeForDistinct');
  const distinct = groupBy ? readDistinct(parameters) : 0;
  const places = distinct > 0 ? bestOfGroups(records, groupBy, distinct, memory, ranked.compare) : undefined;
  const total = (places?.length ?? records.length) + promoted.length;
  const order = places
    ? bestPlaces(places, ranked, page.from + page.count)
    : pickBest(ranked, page.from + page.count);
  const shownRecords = [...promoted, ...order.map((place) => records[place] ?? 0)];
  const found =
    places && readFlag(parameters, 'facetingAfterDistinct')
      ? Uint32Array.from(places, (place) => records[place] ?? 0)
      : records;
  const counted = promoted.length > 0 ? Uint32Array.of(...promoted, ...found) : found;
  const facets = writeFacets(counted, parameters, settings, memory);
  const hits = showHits(shownRecords.slice(page.from, page.from + page.count), {
    ...queryMatch,
    visibility,
    records: service.indexes.records,
  } satisfies HitContext);
  match?.release();

  const fields = {
    ...writeFields({ hits, nbHits: total, ...page.answer(total) }),
    ...facets,
    ...writeFields({
      exhaustiveFacetsCount: true,
      exhaustiveNbHits: true,
      exhaustiveTypo: true,
      exhaustive: { facetsCount: true, nbHits: true, typo: true },
      query: readText(parameters, 'query'),
      params: asQueryString(query),
      index: index.name,
      renderingContent: parameters['renderingContent'] ?? {},
      ...markRemovedWords(match, readText(parameters, 'query')),
      ...(index.virtual ? { nbSortedHits: total } : {}),
      ...(settings['userData'] === undefined ? {} : { userData: settings['userData'] }),
      ...(readFlag(parameters, 'getRankingInfo') ? { indexUsed: index.name, serverUsed: 'emulator' } : {}),
    }),
  };
  return { fields: joinFields(fields, toFieldNames(parameters)), isPageFull: page.isFull(total) };
}

function without(records: Uint32Array, others: readonly number[]): Uint32Array {
  const left = new Set(others);
  return records.filter((record) => !left.has(record));
}

/** The first `count` of `places`, in order. */
function bestPlaces(places: readonly number[], { keys, compare }: Order, count: number): number[] {
  const order: Order = {
    keys: Float64Array.from(places, (place) => keys[place] ?? 0),
    compare: (left, right) => compare(places[left] ?? 0, places[right] ?? 0),
  };
  return pickBest(order, count).map((at) => places[at] ?? 0);
}

function createBonus(parameters: Settings, memory: MemoryIndex, settings: Settings) {
  const optionalFilters = toOptionalFilters(parameters).map((expression) => ({
    bits: matchingRecords(expression, memory, settings),
    score: sumScores(expression),
  }));
  if (optionalFilters.length === 0) return undefined;
  return (record: number) =>
    optionalFilters.reduce((sum, { bits, score }) => sum + (bits.has(record) ? score : 0), 0);
}

function sumScores(expression: Expression): number {
  if (expression.kind === 'facet') return expression.score;
  if (expression.kind === 'not') return sumScores(expression.part);
  if (expression.kind !== 'all' && expression.kind !== 'any') return 1;
  return Math.max(1, ...expression.parts.map(sumScores));
}

/** The query with dropped words in `<em>`, if any. */
function markRemovedWords(match: TextMatch | undefined, query: string): JsonObject {
  if (!match || match.removed.length === 0 || match.records.length === 0) return {};
  let text = '';
  let at = 0;
  for (const { word } of match.removed.toSorted((left, right) => left.word.start - right.word.start)) {
    text += `${query.slice(at, word.start)}<em>${query.slice(word.start, word.end)}</em>`;
    at = word.end;
  }
  return { queryAfterRemoval: text + query.slice(at) };
}

function asQueryString(query: Settings): string {
  const entries = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value ?? null),
  ]);
  return new URLSearchParams(entries).toString();
}
