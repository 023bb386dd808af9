import type { MemoryIndex } from '../memory/memory-index.ts';
import { attributeOf, isWhole, positionOf } from '../memory/postings.ts';
import type { Alternatives, Phrase } from './alternatives.ts';
import type { SearchedAttributes } from './searched-attributes.ts';

/** Match scores of a word, by record. Lower is better; 0 is no match. */
const foundFlag = 1 << 30;
const exactFlag = 1;
const wholeFlag = 2;

/** Score of a word in each record: typos (3 bits), attribute's rank (6), position (12), attribute (6). */
export interface WordScores {
  best: Uint32Array;
  flags: Uint8Array;
  /** The records with a score, each once, in no order. */
  found: number[];
}

export const typosIn = (score: number) => (score >>> 24) & 7;
export const rankIn = (score: number) => (score >>> 18) & 0x3f;
export const positionIn = (score: number) => (score >>> 6) & 0xfff;
export const attributeIn = (score: number) => score & 0x3f;
export const isExact = (flags: number) => (flags & exactFlag) === exactFlag;
export const isWholeAttribute = (flags: number) => (flags & wholeFlag) === wholeFlag;

const pooledScores: WordScores[] = [];

/** Zeroed arrays of the right length; return them with `release`. */
function borrow(size: number): WordScores {
  const scores = pooledScores.pop();
  if (!scores || scores.best.length < size)
    return { best: new Uint32Array(size), flags: new Uint8Array(size), found: [] };
  const { best, flags, found } = scores;
  // Most words are in few of the records.
  for (const record of found) best[record] = flags[record] = 0;
  found.length = 0;
  return scores;
}

export function release(scores: readonly WordScores[]): void {
  pooledScores.push(...scores);
  pooledScores.length = Math.min(pooledScores.length, 8);
}

export function scoreAlternatives(
  alternatives: Alternatives,
  index: MemoryIndex,
  { searched, strict, wholeWords, neverExact }: SearchedAttributes,
): WordScores {
  const scores = borrow(index.size);
  const { best, flags, found } = scores;
  const { pool } = index.postings;
  /** Initial score in each attribute; 0 where a match does not count. */
  const bases = (counts: (attribute: number) => boolean) =>
    Uint32Array.from(index.attributes, ({ rank }, attribute) =>
      searched[attribute] && counts(attribute) ? foundFlag | (Math.min(rank, 63) << 18) | attribute : 0,
    );
  const asWritten = bases(() => true);
  const mistyped = bases((attribute) => !strict[attribute]);
  const begun = bases((attribute) => !wholeWords[attribute]);

  const note = (record: number, place: number, base: number, typos: number) => {
    const score = base | (typos << 24) | (positionOf(place) << 6);
    const before = best[record] ?? 0;
    if (before === 0) found.push(record);
    if (before === 0 || score < before) best[record] = score;
  };
  const addTerm = (term: number, typos: number, exact: boolean, attributes: Uint32Array) => {
    const end = index.postings.end(term);
    for (let at = index.postings.start(term); at < end; at += 2) {
      const record = pool[at] ?? 0;
      const place = pool[at + 1] ?? 0;
      const attribute = attributeOf(place);
      const base = attributes[attribute] ?? 0;
      if (base === 0) continue;
      note(record, place, base, typos);
      if (exact && !neverExact[attribute])
        flags[record] = (flags[record] ?? 0) | (isWhole(place) ? exactFlag | wholeFlag : exactFlag);
    }
  };

  for (const [term, { typos, exact }] of alternatives.terms)
    addTerm(term, typos, exact, typos > 0 ? mistyped : asWritten);
  const ids = index.terms.sortedIds();
  for (const prefix of alternatives.prefixes) {
    const [from, to] = index.terms.prefixRange(prefix);
    for (let place = from; place < to; place += 1) addTerm(ids[place] ?? 0, 0, false, begun);
  }
  for (const phrase of alternatives.phrases)
    for (const [record, place] of phrasePlaces(phrase, index)) {
      const base = (phrase.typos > 0 ? mistyped : asWritten)[attributeOf(place)] ?? 0;
      if (base !== 0) note(record, place, base, phrase.typos);
    }
  return scores;
}

/** Records, and the position of the first word in each, where the words are consecutive. */
function phrasePlaces({ terms: [first, ...rest] }: Phrase, { postings }: MemoryIndex): [number, number][] {
  const { pool } = postings;
  const all: [number, number][] = [];
  if (first === undefined) return all;
  /** Where each following word's places begin in the record that is looked at. */
  const starts = rest.map((term) => postings.start(term));
  const ends = rest.map((term) => postings.end(term));
  for (let at = postings.start(first); at < postings.end(first); at += 2) {
    const [record, place] = [pool[at] ?? 0, pool[at + 1] ?? 0];
    const follows = starts.every((from, distance) => {
      const end = ends[distance] ?? 0;
      let next = from;
      while (next < end && (pool[next] ?? 0) < record) next += 2;
      starts[distance] = next;
      for (; next < end && pool[next] === record; next += 2)
        if (isAfter(pool[next + 1] ?? 0, place, distance + 1)) return true;
      return false;
    });
    if (follows) all.push([record, place]);
  }
  return all;
}

/** Whether a place is that of the word `distance` words after another in the same attribute. */
const isAfter = (place: number, other: number, distance: number) =>
  attributeOf(place) === attributeOf(other) && positionOf(place) === positionOf(other) + distance;
