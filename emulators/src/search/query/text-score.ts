import { attributeIn, positionIn, rankIn, typosIn, type WordScores } from './word-scores.ts';

/** How well one record matches the words; lower is better, except for `words` and `exact`. */
export interface TextScore {
  typos: number;
  words: number;
  proximity: number;
  attribute: number;
  exact: number;
  firstMatchedWord: number;
}

/** What a step of each score counts in a record's key. */
export type TextWeights = Record<'typo' | 'words' | 'proximity' | 'attribute' | 'exact', number>;

export interface Scoring {
  scores: readonly WordScores[];
  /** What counts as exact: the whole attribute, for a single word, or the word. 0: nothing. */
  exactFlag: number;
  /** The least distance of two words that counts. */
  closest: number;
  /** 1 for attributes where an earlier position ranks higher. */
  ordered: Uint8Array;
}

/** Distance of words in different attributes, and the maximum that counts. */
const maxDistance = 8;
/** Distances of the words of a query, together. */
export const maxProximity = 255;

export function scoreRecord(record: number, scoring: Scoring, total: TextScore): TextScore {
  const { scores, exactFlag, closest, ordered } = scoring;
  total.typos = total.words = total.proximity = total.exact = total.firstMatchedWord = 0;
  let ranks = 0;
  let positions = 0;
  let previous = 0;
  for (const { best } of scores) {
    const score = best[record] ?? 0;
    if (score === 0) continue;
    if (total.words === 0) total.firstMatchedWord = rankIn(score) * 1000 + positionIn(score);
    else total.proximity += Math.max(distance(previous, score), closest);
    total.words += 1;
    total.typos += typosIn(score);
    ranks += rankIn(score);
    if (ordered[attributeIn(score)] === 1) positions += positionIn(score);
    if ((score & exactFlag) !== 0) total.exact += 1;
    previous = score;
  }
  total.attribute = toAttributeScore(ranks, positions);
  return total;
}

/** The same scores of many records, each times its weight, without an object for each. */
export function rankRecords(
  records: Uint32Array,
  { scores, exactFlag, closest, ordered }: Scoring,
  weights: TextWeights,
  keys: Float64Array,
): void {
  for (let place = 0; place < records.length; place += 1) {
    const record = records[place] ?? 0;
    let typos = 0;
    let words = 0;
    let proximity = 0;
    let exact = 0;
    let ranks = 0;
    let positions = 0;
    let previous = 0;
    for (let at = 0; at < scores.length; at += 1) {
      const score = scores[at]?.best[record] ?? 0;
      if (score === 0) continue;
      if (words > 0) proximity += Math.max(distance(previous, score), closest);
      words += 1;
      typos += typosIn(score);
      ranks += rankIn(score);
      if (ordered[attributeIn(score)] === 1) positions += positionIn(score);
      if ((score & exactFlag) !== 0) exact += 1;
      previous = score;
    }
    keys[place] =
      weights.typo * typos -
      weights.words * words +
      weights.proximity * Math.min(proximity, maxProximity) +
      weights.attribute * toAttributeScore(ranks, positions) -
      weights.exact * exact;
  }
}

const toAttributeScore = (ranks: number, positions: number): number =>
  Math.min(ranks, 63) * 1024 + Math.min(positions, 1023);

function distance(left: number, right: number): number {
  if (attributeIn(left) !== attributeIn(right)) return maxDistance;
  const steps = positionIn(right) - positionIn(left);
  return Math.min(steps >= 0 ? steps : 1 - steps, maxDistance);
}
