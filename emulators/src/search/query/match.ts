import { Bits } from '../memory/bits.ts';
import type { MemoryIndex } from '../memory/memory-index.ts';
import { readNumber, type Settings, readText } from '../settings.ts';
import type { Alternatives } from './alternatives.ts';
import { ScoredWords } from './scored-words.ts';
import type { SearchedAttributes } from './searched-attributes.ts';
import { rankRecords, scoreRecord, type Scoring, type TextScore, type TextWeights } from './text-score.ts';
import { exactFlag, wholeFlag } from './word-scores.ts';

export interface TextMatch {
  records: Uint32Array;
  /** Words from here on, or up to here, were dropped because nothing matched them all. */
  removed: readonly Alternatives[];
  /** Returns the same object each time: read it before the next call. */
  score(record: number): TextScore;
  /** Fills in a key for each of `records`; lower is better. */
  rank(records: Uint32Array, weights: TextWeights, keys: Float64Array): void;
  /** Releases the scores' memory; `score` must not be called after it. */
  release(): void;
}

/** The records of `among` that match the words. */
export function matchText(
  all: readonly Alternatives[],
  candidates: Bits,
  index: MemoryIndex,
  attributes: SearchedAttributes,
  parameters: Settings,
): TextMatch {
  const words = new ScoredWords(all, index, attributes);
  const { records, removed } = requireWords(all, candidates, words, parameters);
  if (records.length > 0) for (const at of all.keys()) words.among(at, records);
  const scores = words.made();
  const single = all.length === 1 ? readText(parameters, 'exactOnSingleWordQuery', 'attribute') : 'word';
  const closest = readNumber(parameters, 'minProximity', 1);
  const total = { typos: 0, words: 0, proximity: 0, attribute: 0, exact: 0, firstMatchedWord: 0 };
  const scoring: Scoring = {
    scores,
    exactFlag: single === 'attribute' ? wholeFlag : single === 'none' ? 0 : exactFlag,
    closest,
    ordered: Uint8Array.from(index.attributes, ({ ordered }) => (ordered ? 1 : 0)),
  };
  return {
    records,
    removed: removed.flatMap((at) => all[at] ?? []),
    score: (record) => scoreRecord(record, scoring, total),
    rank: (ranked, weights, keys) => rankRecords(ranked, scoring, weights, keys),
    release: () => words.release(),
  };
}

interface RequiredMatch {
  records: Uint32Array;
  removed: number[];
}

function requireWords(
  all: readonly Alternatives[],
  candidates: Bits,
  words: ScoredWords,
  parameters: Settings,
): RequiredMatch {
  const needed = [...all.keys()].filter((at) => !all[at]?.word.optional);
  const strategy = readText(parameters, 'removeWordsIfNoResults', 'none');
  const dropsSome = strategy === 'firstWords' || strategy === 'lastWords';
  const order = strategy === 'firstWords' ? needed.toReversed() : needed;
  let records: Uint32Array | undefined;
  for (const [place, at] of (dropsSome ? order : words.fromRarest(order)).entries()) {
    const next: Uint32Array = records
      ? pickMarked(records, words.among(at, records).best)
      : candidates.recordsAmong(words.complete(at).found);
    if (next.length > 0) records = next;
    else if (strategy === 'allOptional') {
      return { records: unionOfWords([...all.keys()], candidates, words), removed: order };
    } else if (strategy === 'none' || !records) return { records: new Uint32Array(), removed: [] };
    else return { records, removed: order.slice(place) };
  }
  return { records: records ?? unionOfWords([...all.keys()], candidates, words), removed: [] };
}

function pickMarked(records: Uint32Array, marks: Uint32Array): Uint32Array {
  const kept = new Uint32Array(records.length);
  let count = 0;
  for (const record of records) if (marks[record] !== 0) kept[count++] = record;
  return kept.subarray(0, count);
}

function unionOfWords(words: readonly number[], candidates: Bits, scored: ScoredWords): Uint32Array {
  const marks = new Bits(candidates.size);
  for (const at of words) marks.addAll(scored.complete(at).found);
  return candidates.and(marks).records();
}
