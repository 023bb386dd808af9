import { isObject, type JsonObject } from '../json.ts';
import type { Grant } from '../keys.ts';
import { popularityAttributes } from '../memory/layout.ts';
import type { MemoryIndex } from '../memory/memory-index.ts';
import { toObject } from '../query/answer.ts';
import { showHits } from '../query/hits.ts';
import type { Visibility } from '../query/query-match.ts';
import { findRecords, search } from '../query/search.ts';
import type { Service } from '../service.ts';
import { readParameters } from '../settings.ts';
import type { OpenIndex } from '../store/indexes.ts';
import type { RecommendRequest } from './request.ts';
import { scoreLikeness, type Scores } from './likeness.ts';
import { scoreBoughtTogether, normaliseScores, scoreTrending } from './behaviour.ts';

const defaultRecommendations = 30;
/** A number in the records: popularity, where there are no events. */
/** Weight of events in a trend; the rest is the records' own popularity. */
const behaviourShare = 0.8;

/**
 * Answers one recommendation request. Related: shared facet values and words. Looking similar: words of the first attribute and
 * facet values (there are no pictures to compare). Bought together and trending: the stored events, and for trending the records'
 * `_popularity`.
 */
export async function recommend(
  service: Service,
  index: OpenIndex,
  request: RecommendRequest,
  grant: Grant,
): Promise<JsonObject> {
  const visibility: Visibility = { filters: grant.filters, seesAll: grant.admin };
  const query = { ...readParameters(request.queryParameters ?? {}), query: '', ...grant.parameters };
  const found = findRecords(service, index, query, visibility);
  const { memory, records } = found;
  const scores = scoreRequest(service, index, memory, request);
  const most = Math.min(request.maxRecommendations ?? defaultRecommendations, defaultRecommendations);
  const ranked = [...records]
    .flatMap((record) => {
      const score = rounded(scores.get(record) ?? 0);
      return score > 0 && score >= request.threshold ? [{ record, score }] : [];
    })
    .toSorted((left, right) => right.score - left.score || left.record - right.record);

  const hits =
    request.model === 'trending-facets'
      ? findTrendingValues(ranked, request.facetName ?? '', memory)
      : scoreCandidates(ranked, isInFacet(request, memory), most, (shown) =>
          showHits(shown, { ...found, visibility, records: service.indexes.records }),
        );
  if (hits.length < most && isObject(request.fallbackParameters))
    hits.push(...(await findFallback(service, index, request, grant, hits, most - hits.length)));
  return {
    hits: hits.slice(0, most),
    nbHits: Math.min(hits.length, most),
    page: 0,
    nbPages: 1,
    hitsPerPage: most,
    exhaustiveNbHits: true,
    query: '',
    params: '',
    index: index.name,
    renderingContent: {},
    processingTimeMS: 1,
  };
}

type Ranked = { record: number; score: number }[];

function scoreCandidates(
  ranked: Ranked,
  isEligible: (record: number) => boolean,
  most: number,
  show: (records: number[]) => JsonObject[],
): JsonObject[] {
  const first = ranked.filter(({ record }) => isEligible(record)).slice(0, most);
  return show(first.map(({ record }) => record)).map((hit, at) => ({
    ...hit,
    _score: first[at]?.score ?? 0,
  }));
}

const rounded = (score: number) => Math.round(score * 100) / 100;

/** Trending items may be requested within one value of a facet. */
function isInFacet({ model, facetName, facetValue }: RecommendRequest, memory: MemoryIndex) {
  if (model !== 'trending-items' || !facetName || facetValue === undefined) return () => true;
  const bits = memory.facets.get(facetName)?.matching(facetValue, memory.size);
  return (record: number) => bits?.has(record) ?? false;
}

function findTrendingValues(ranked: Ranked, facetName: string, memory: MemoryIndex): JsonObject[] {
  const sums = new Map<string, number>();
  for (const { record, score } of ranked)
    for (const value of memory.facets.get(facetName)?.valuesOf(record) ?? [])
      sums.set(value, (sums.get(value) ?? 0) + score);
  return [...normaliseScores(sums)]
    .toSorted(([, left], [, right]) => right - left)
    .map(([facetValue, score]) => ({ facetName, facetValue, _score: rounded(score) }));
}

function scoreRequest(
  service: Service,
  index: OpenIndex,
  memory: MemoryIndex,
  { model, objectID = '' }: RecommendRequest,
): Scores {
  const { indexes, events, now } = service;
  const source = indexes.source(index);
  const recordOf = (id: string) => memory.recordOf(indexes.records.find(source.id, id)?.id ?? -1);
  const happened = () =>
    [source, ...indexes.replicasOf(source.name)].flatMap(({ name }) => events.recent(name));
  const byRecord = (scores: ReadonlyMap<string, number>): Scores =>
    new Map(
      [...scores].flatMap(([id, score]) => {
        const record = recordOf(id);
        return record === undefined ? [] : [[record, score] as const];
      }),
    );
  switch (model) {
    case 'bought-together':
      return byRecord(scoreBoughtTogether(happened(), objectID));
    case 'trending-items':
    case 'trending-facets':
      return addPopularity(byRecord(scoreTrending(happened(), now())), memory);
    case 'related-products':
    case 'looking-similar': {
      const row = indexes.records.find(source.id, objectID);
      const record = row && memory.recordOf(row.id);
      if (record === undefined) return new Map();
      const body = indexes.records.body(row?.id ?? 0);
      const weights =
        model === 'related-products'
          ? { text: 0.4, facets: 0.6, deepestRank: 63 }
          : { text: 0.7, facets: 0.3, deepestRank: 0 };
      return scoreLikeness(record, body, memory, weights);
    }
  }
}

function addPopularity(behaviour: Scores, memory: MemoryIndex): Scores {
  const column = popularityAttributes.map((name) => memory.numbers.get(name)).find(Boolean);
  if (!column) return behaviour;
  const popular = new Map<number, number>();
  for (let record = 0; record < memory.size; record += 1) {
    const value = column.first(record);
    if (value > 0) popular.set(record, value);
  }
  const share = behaviour.size > 0 ? behaviourShare : 0;
  const all: Scores = new Map();
  for (const [record, score] of normaliseScores(popular)) all.set(record, score * (1 - share));
  for (const [record, score] of behaviour) all.set(record, (all.get(record) ?? 0) + score * share);
  return all;
}

async function findFallback(
  service: Service,
  index: OpenIndex,
  request: RecommendRequest,
  grant: Grant,
  hits: readonly JsonObject[],
  count: number,
): Promise<JsonObject[]> {
  const have = new Set([request.objectID, ...hits.map(({ objectID }) => objectID)]);
  const parameters = {
    ...readParameters(request.fallbackParameters ?? {}),
    hitsPerPage: count + have.size,
    ...grant.parameters,
  };
  const visibility: Visibility = { filters: grant.filters, seesAll: grant.admin };
  const answer = toObject(await search(service, index, parameters, visibility)).toString();
  const { hits: others = [] } = JSON.parse(answer) as { hits?: JsonObject[] };
  return others.filter(({ objectID }) => !have.has(objectID as string)).slice(0, count);
}
