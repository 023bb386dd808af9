import { isObject, type Json, type JsonObject } from '../json.ts';
import { belongsTo } from '../memory/layout.ts';
import type { MemoryIndex } from '../memory/memory-index.ts';
import { attributeOf } from '../memory/word-places.ts';
import { termsOf } from '../text/tokens.ts';

/** Score of each record that has one, 0–100. */
export type Scores = Map<number, number>;

/** Weights of shared words and of shared facet values in the score. */
interface Weights {
  text: number;
  facets: number;
  /** Only words of attributes up to this rank. */
  deepestRank: number;
}

/** Rare words are more significant than common ones, so a few of them are enough. */
const maxTerms = 16;
const maxValues = 16;
/** Values of a larger share of the records are not significant. */
const maxShare = 0.8;

/** Similarity of other records to one: shared words and facet values, each weighted by rarity. */
export function scoreLikeness(
  record: number,
  body: JsonObject,
  index: MemoryIndex,
  weights: Weights,
): Scores {
  const shared = new Float64Array(index.size);
  const add = (records: Iterable<number>, weight: number) => {
    for (const other of records) shared[other] = (shared[other] ?? 0) + weight;
  };
  const text = pickRarest(wordsIn(body, index, weights.deepestRank), maxTerms, index.liveSize);
  const values = pickRarest(valuesOf(record, index), maxValues, index.liveSize);
  for (const [parts, share] of [
    [text, weights.text],
    [values, weights.facets],
  ] as const) {
    const whole = parts.reduce((sum, { rarity }) => sum + rarity, 0);
    for (const { records, rarity } of parts) add(records, (100 * share * rarity) / whole);
  }
  const live = index.live();
  const scores: Scores = new Map();
  for (const [other, score] of shared.entries())
    if (score > 0 && other !== record && live.has(other)) scores.set(other, score);
  return scores;
}

interface Part {
  records: ReadonlySet<number>;
  rarity: number;
}

function pickRarest(all: readonly ReadonlySet<number>[], most: number, size: number): Part[] {
  return all
    .filter((records) => records.size > 1 && records.size < maxShare * size)
    .map((records) => ({ records, rarity: Math.log(1 + size / records.size) }))
    .toSorted((left, right) => right.rarity - left.rarity)
    .slice(0, most);
}

function wordsIn(body: JsonObject, index: MemoryIndex, deepestRank: number): ReadonlySet<number>[] {
  const searched = index.attributes.filter(({ rank }) => rank <= deepestRank);
  const words = new Set<string>();
  const walk = (value: Json, path: string): void => {
    if (Array.isArray(value)) for (const entry of value) walk(entry, path);
    else if (isObject(value))
      for (const [name, inner] of Object.entries(value)) walk(inner, path ? `${path}.${name}` : name);
    else if (typeof value === 'string' && searched.some(({ name }) => belongsTo(path, name)))
      for (const term of termsOf(value, index.folding)) words.add(term);
  };
  walk(body, '');
  return [...words].flatMap((word) => {
    const term = index.terms.id(word);
    return term === undefined ? [] : [recordsWith(term, index, deepestRank)];
  });
}

function recordsWith(term: number, index: MemoryIndex, deepestRank: number): Set<number> {
  const records = new Set<number>();
  for (const posting of index.postings.all(term)) {
    const rank = index.attributes[attributeOf(index.postings.placeOf(posting))]?.rank ?? 0;
    if (rank <= deepestRank) records.add(index.postings.recordOf(posting));
  }
  return records;
}

function valuesOf(record: number, index: MemoryIndex): ReadonlySet<number>[] {
  return index.layout.facets.flatMap(({ name }) => {
    const column = index.facets.get(name);
    return (column?.valuesOf(record) ?? []).map((value) => {
      const bits = column?.matching(value, index.size);
      const records = new Set<number>();
      for (let other = 0; other < index.size; other += 1) if (bits?.has(other)) records.add(other);
      return records;
    });
  });
}
