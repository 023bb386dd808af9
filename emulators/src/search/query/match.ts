import type { Bits } from '../memory/bits.ts';
import type { MemoryIndex } from '../memory/memory-index.ts';
import { readNumber, type Settings, readText } from '../settings.ts';
import type { Alternatives } from './alternatives.ts';
import {
  attributeIn,
  isExact,
  isWholeAttribute,
  positionIn,
  rankIn,
  release,
  scoreAlternatives,
  typosIn,
  type WordScores,
} from './scoring.ts';
import type { SearchedAttributes } from './searched-attributes.ts';

/** How well one record matches the words; lower is better, except for `words` and `exact`. */
export interface TextScore {
  typos: number;
  words: number;
  proximity: number;
  attribute: number;
  exact: number;
  firstMatchedWord: number;
}

export interface TextMatch {
  records: Uint32Array;
  /** Words from here on, or up to here, were dropped because nothing matched them all. */
  removed: readonly Alternatives[];
  /** Returns the same object each time: read it before the next call. */
  score(record: number): TextScore;
  /** Releases the scores' memory; `score` must not be called after it. */
  release(): void;
}

/** Distance of words in different attributes, and the maximum that counts. */
const maxDistance = 8;

/** The records of `among` that match the words. */
export function matchText(
  all: readonly Alternatives[],
  candidates: Bits,
  index: MemoryIndex,
  attributes: SearchedAttributes,
  parameters: Settings,
): TextMatch {
  const scores: WordScores[] = [];
  const scoresAt = (at: number) => (scores[at] ??= scoreWord(all[at], index, attributes));
  const { records, removed } = requireWords(all, candidates, scoresAt, parameters);
  if (records.length > 0) for (const at of all.keys()) scoresAt(at);
  const single = all.length === 1 ? readText(parameters, 'exactOnSingleWordQuery', 'attribute') : 'word';
  const closest = readNumber(parameters, 'minProximity', 1);
  const total = { typos: 0, words: 0, proximity: 0, attribute: 0, exact: 0, firstMatchedWord: 0 };
  return {
    records,
    removed: removed.flatMap((at) => all[at] ?? []),
    score: (record) => textScore(record, { scores, single, closest, index }, total),
    release: () => release(scores.filter(Boolean)),
  };
}

function scoreWord(
  alternatives: Alternatives | undefined,
  index: MemoryIndex,
  attributes: SearchedAttributes,
): WordScores {
  if (!alternatives) throw new RangeError('There is no such word.');
  return scoreAlternatives(alternatives, index, attributes);
}

interface RequiredMatch {
  records: Uint32Array;
  removed: number[];
}

function requireWords(
  all: readonly Alternatives[],
  candidates: Bits,
  scoresAt: (at: number) => WordScores,
  parameters: Settings,
): RequiredMatch {
  const needed = [...all.keys()].filter((at) => !all[at]?.word.optional);
  const strategy = readText(parameters, 'removeWordsIfNoResults', 'none');
  const order = strategy === 'firstWords' ? needed.toReversed() : needed;
  let records: Uint32Array | undefined;
  for (const [place, at] of order.entries()) {
    const { best, found } = scoresAt(at);
    const next = records ? pickMarked(records, best) : candidates.recordsAmong(found);
    if (next.length > 0) records = next;
    else if (strategy === 'allOptional') {
      return { records: unionOfWords([...all.keys()], candidates, scoresAt), removed: order };
    } else if (strategy === 'none' || !records) return { records: new Uint32Array(), removed: [] };
    else return { records, removed: order.slice(place) };
  }
  return { records: records ?? unionOfWords([...all.keys()], candidates, scoresAt), removed: [] };
}

function pickMarked(records: Uint32Array, marks: Uint32Array): Uint32Array {
  const kept = new Uint32Array(records.length);
  let count = 0;
  for (const record of records) if (marks[record] !== 0) kept[count++] = record;
  return kept.subarray(0, count);
}

function unionOfWords(
  words: readonly number[],
  candidates: Bits,
  scoresAt: (at: number) => WordScores,
): Uint32Array {
  const found = new Set(words.flatMap((at) => scoresAt(at).found));
  return candidates.recordsAmong([...found]);
}

interface Scoring {
  scores: readonly WordScores[];
  /** What counts as exact: the whole attribute, for a single word, or the word. */
  single: string;
  closest: number;
  index: MemoryIndex;
}

function textScore(record: number, { scores, single, closest, index }: Scoring, total: TextScore): TextScore {
  total.typos = total.words = total.proximity = total.exact = total.firstMatchedWord = 0;
  let ranks = 0;
  let positions = 0;
  let previous = 0;
  for (const { best, flags } of scores) {
    const score = best[record] ?? 0;
    if (score === 0) continue;
    const flag = flags[record] ?? 0;
    if (total.words === 0) total.firstMatchedWord = rankIn(score) * 1000 + positionIn(score);
    else total.proximity += Math.max(distance(previous, score), closest);
    total.words += 1;
    total.typos += typosIn(score);
    ranks += rankIn(score);
    if (index.attributes[attributeIn(score)]?.ordered) positions += positionIn(score);
    if (single === 'attribute' ? isWholeAttribute(flag) : single !== 'none' && isExact(flag))
      total.exact += 1;
    previous = score;
  }
  total.attribute = Math.min(ranks, 63) * 1024 + Math.min(positions, 1023);
  return total;
}

function distance(left: number, right: number): number {
  if (attributeIn(left) !== attributeIn(right)) return maxDistance;
  const steps = positionIn(right) - positionIn(left);
  return Math.min(steps >= 0 ? steps : 1 - steps, maxDistance);
}
