import type { MemoryIndex } from '../memory/memory-index.ts';
import { attributeOf, positionOf } from '../memory/postings.ts';
import type { Alternatives, Phrase } from './alternatives.ts';
import type { SearchedAttributes } from './searched-attributes.ts';
import { borrow, toBase, type WordScores } from './word-scores.ts';

/** Initial score in each attribute, by the kind of match; 0 where such a match does not count. */
interface Bases {
  asWritten: Uint32Array;
  mistyped: Uint32Array;
  begun: Uint32Array;
  /** 1 for attributes where a match may be exact. */
  exactIn: Uint8Array;
}

function toBases(
  { attributes }: MemoryIndex,
  { searched, strict, wholeWords, neverExact }: SearchedAttributes,
): Bases {
  const bases = (counts: (attribute: number) => boolean) =>
    Uint32Array.from(attributes, ({ rank }, attribute) =>
      searched[attribute] && counts(attribute) ? toBase(rank, attribute) : 0,
    );
  return {
    asWritten: bases(() => true),
    mistyped: bases((attribute) => !strict[attribute]),
    begun: bases((attribute) => !wholeWords[attribute]),
    exactIn: neverExact.map((never) => 1 - never),
  };
}

/** How a word matches all records: goes through those of each of its terms. */
export function scoreAll(
  alternatives: Alternatives,
  index: MemoryIndex,
  attributes: SearchedAttributes,
): WordScores {
  const scores = borrow(index.size);
  const bases = toBases(index, attributes);
  const { postings, terms } = index;
  const { pool } = postings;
  for (const [term, { typos, exact }] of alternatives.terms) {
    const own = typos > 0 ? bases.mistyped : bases.asWritten;
    scores.note(
      pool,
      postings.start(term),
      postings.end(term),
      own,
      typos,
      exact ? bases.exactIn : undefined,
    );
  }
  const ids = terms.sortedIds();
  for (const prefix of alternatives.prefixes) {
    const [from, to] = terms.prefixRange(prefix);
    for (let place = from; place < to; place += 1) {
      const term = ids[place] ?? 0;
      scores.note(pool, postings.start(term), postings.end(term), bases.begun, 0, undefined);
    }
  }
  notePhrases(scores, alternatives, index, bases);
  return scores;
}

/** 1 for the terms of the word that is being scored, by their numbers; 0 in between. */
let named = new Uint8Array();

/** How a word matches `records`, and maybe some others: goes through the terms of each. */
export function scoreAmong(
  records: Uint32Array,
  alternatives: Alternatives,
  index: MemoryIndex,
  attributes: SearchedAttributes,
): WordScores {
  const scores = borrow(index.size);
  const bases = toBases(index, attributes);
  const { postings, terms, termRows } = index;
  const { pool } = postings;
  const { entries, ends } = termRows;
  const ranks = terms.ranks();
  const ranges = Uint32Array.from(alternatives.prefixes.flatMap((prefix) => terms.prefixRange(prefix)));
  if (named.length < terms.size) named = new Uint8Array(terms.size);
  for (const term of alternatives.terms.keys()) named[term] = 1;
  for (let place = 0; place < records.length; place += 1) {
    const record = records[place] ?? 0;
    const after = ends[record] ?? 0;
    for (let at = record === 0 ? 0 : (ends[record - 1] ?? 0); at < after; at += 1) {
      const term = entries[at] ?? 0;
      const begun = isWithin(ranks[term] ?? 0, ranges);
      const match = named[term] === 1 ? alternatives.terms.get(term) : undefined;
      if (!begun && !match) continue;
      const from = postings.seek(term, record);
      let to = from;
      while (to < postings.end(term) && pool[to] === record) to += 2;
      if (begun) scores.note(pool, from, to, bases.begun, 0, undefined);
      if (!match) continue;
      const own = match.typos > 0 ? bases.mistyped : bases.asWritten;
      scores.note(pool, from, to, own, match.typos, match.exact ? bases.exactIn : undefined);
    }
  }
  for (const term of alternatives.terms.keys()) named[term] = 0;
  notePhrases(scores, alternatives, index, bases);
  return scores;
}

/** Whether a number is in one of the ranges, each given by its first number and the one after its last. */
function isWithin(rank: number, ranges: Uint32Array): boolean {
  for (let at = 0; at < ranges.length; at += 2)
    if (rank >= (ranges[at] ?? 0) && rank < (ranges[at + 1] ?? 0)) return true;
  return false;
}

/** Postings to go through for all matches of a word; from `limit` on as many or more. */
export function countPostings({ terms, prefixes }: Alternatives, index: MemoryIndex, limit: number): number {
  let count = 0;
  for (const term of terms.keys()) count += index.postings.count(term);
  const ids = index.terms.sortedIds();
  for (const prefix of prefixes) {
    const [from, to] = index.terms.prefixRange(prefix);
    count += to - from;
    for (let place = from; place < to && count < limit; place += 1)
      count += index.postings.count(ids[place] ?? 0) - 1;
  }
  return count;
}

function notePhrases(
  scores: WordScores,
  { phrases }: Alternatives,
  index: MemoryIndex,
  { asWritten, mistyped }: Bases,
): void {
  const { pool } = index.postings;
  for (const phrase of phrases) {
    const bases = phrase.typos > 0 ? mistyped : asWritten;
    visitPhrase(phrase, index, (at) => scores.note(pool, at, at + 2, bases, phrase.typos, undefined));
  }
}

/** Visits where the first word's places are in the pool that the other words follow. */
function visitPhrase(
  { terms: [first, ...rest] }: Phrase,
  { postings }: MemoryIndex,
  visit: (at: number) => void,
): void {
  if (first === undefined) return;
  const { pool } = postings;
  /** Where each following word's places begin in the record that is looked at. */
  const starts = rest.map((term) => postings.start(term));
  const ends = rest.map((term) => postings.end(term));
  const follows = (record: number, place: number): boolean => {
    for (let word = 0; word < starts.length; word += 1) {
      const end = ends[word] ?? 0;
      let next = starts[word] ?? 0;
      while (next < end && (pool[next] ?? 0) < record) next += 2;
      starts[word] = next;
      while (next < end && pool[next] === record && !isAfter(pool[next + 1] ?? 0, place, word + 1)) next += 2;
      if (next >= end || pool[next] !== record) return false;
    }
    return true;
  };
  const end = postings.end(first);
  for (let at = postings.start(first); at < end; at += 2)
    if (follows(pool[at] ?? 0, pool[at + 1] ?? 0)) visit(at);
}

/** Whether a place is that of the word `distance` words after another in the same attribute. */
const isAfter = (place: number, other: number, distance: number) =>
  attributeOf(place) === attributeOf(other) && positionOf(place) === positionOf(other) + distance;
