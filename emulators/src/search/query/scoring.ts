import { grow } from '../memory/grow.ts';
import type { MemoryIndex } from '../memory/memory-index.ts';
import { attributeOf, isWhole, positionOf } from '../memory/postings.ts';
import type { Alternatives, Match, Phrase } from './alternatives.ts';
import type { SearchedAttributes } from './searched-attributes.ts';
import { borrow, exactFlag, toBase, wholeFlag, type WordScores } from './word-scores.ts';

/** Score without typos at each place, by its number and the kind of match; 0 where such a match does not count. */
export interface Bases {
  asWritten: Uint32Array;
  mistyped: Uint32Array;
  begun: Uint32Array;
  /** Flags of a match as written. */
  exactAt: Uint8Array;
}

/** The same for all words of a query. */
export function toBases(
  { attributes, postings }: MemoryIndex,
  { searched, strict, wholeWords, neverExact }: SearchedAttributes,
): Bases {
  const { places } = postings;
  const { length } = places;
  const [asWritten, mistyped, begun] = [
    new Uint32Array(length),
    new Uint32Array(length),
    new Uint32Array(length),
  ];
  const exactAt = new Uint8Array(length);
  for (let number = 0; number < length; number += 1) {
    const place = places[number] ?? 0;
    const attribute = attributeOf(place);
    if (!searched[attribute]) continue;
    const base = toBase(attributes[attribute]?.rank ?? 0, positionOf(place), attribute);
    asWritten[number] = base;
    if (!strict[attribute]) mistyped[number] = base;
    if (!wholeWords[attribute]) begun[number] = base;
    if (!neverExact[attribute]) exactAt[number] = isWhole(place) ? exactFlag | wholeFlag : exactFlag;
  }
  return { asWritten, mistyped, begun, exactAt };
}

/** How a word matches all records: goes through those of each of its terms. */
export function scoreAll(alternatives: Alternatives, index: MemoryIndex, bases: Bases): WordScores {
  const scores = borrow(index.size);
  const { postings, terms } = index;
  const { placeBits } = postings;
  for (const [term, { typos, exact }] of alternatives.terms) {
    const own = typos > 0 ? bases.mistyped : bases.asWritten;
    const exactAt = exact ? bases.exactAt : undefined;
    postings.visit(term, (page, from, to) => scores.note(page, from, to, placeBits, own, typos, exactAt));
  }
  const ids = terms.sortedIds();
  const noteBegun = (page: Uint32Array, from: number, to: number): void =>
    scores.note(page, from, to, placeBits, bases.begun, 0, undefined);
  for (const prefix of alternatives.prefixes) {
    const [from, to] = terms.prefixRange(prefix);
    for (let place = from; place < to; place += 1) postings.visit(ids[place] ?? 0, noteBegun);
  }
  notePhrases(scores, alternatives, index, bases);
  return scores;
}

/** 1 for the terms of the word that is being scored, by their numbers; 0 in between. */
let named = new Uint8Array();
/** The terms of the record that is being looked at. */
let termsOfRecord = new Uint32Array();

/** How a word matches `records`, and maybe some others: goes through the terms of each. */
export function scoreAmong(
  records: Uint32Array,
  alternatives: Alternatives,
  index: MemoryIndex,
  bases: Bases,
): WordScores {
  const scores = borrow(index.size);
  const { postings, terms, termRows } = index;
  const { placeBits } = postings;
  const ranks = terms.ranks();
  const ranges = Uint32Array.from(alternatives.prefixes.flatMap((prefix) => terms.prefixRange(prefix)));
  if (named.length < terms.size) named = new Uint8Array(terms.size);
  termsOfRecord = grow(termsOfRecord, termRows.longest);
  for (const term of alternatives.terms.keys()) named[term] = 1;
  let begun = false;
  let match: Match | undefined;
  // One function for all records and terms: there are many.
  const noteMatch = (page: Uint32Array, from: number, to: number): void => {
    if (begun) scores.note(page, from, to, placeBits, bases.begun, 0, undefined);
    if (!match) return;
    const own = match.typos > 0 ? bases.mistyped : bases.asWritten;
    const exactAt = match.exact ? bases.exactAt : undefined;
    scores.note(page, from, to, placeBits, own, match.typos, exactAt);
  };
  for (let place = 0; place < records.length; place += 1) {
    const record = records[place] ?? 0;
    const count = termRows.read(record, termsOfRecord);
    for (let at = 0; at < count; at += 1) {
      const term = termsOfRecord[at] ?? 0;
      begun = isWithin(ranks[term] ?? 0, ranges);
      match = named[term] === 1 ? alternatives.terms.get(term) : undefined;
      if (begun || match) postings.visitRecord(term, record, noteMatch);
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
  const { placeBits } = index.postings;
  for (const phrase of phrases) {
    const bases = phrase.typos > 0 ? mistyped : asWritten;
    visitPhrase(phrase, index, (all, at) =>
      scores.note(all, at, at + 1, placeBits, bases, phrase.typos, undefined),
    );
  }
}

/** Visits those of the first word's postings that the other words follow, each by its index among all. */
function visitPhrase(
  { terms: [first, ...rest] }: Phrase,
  { postings }: MemoryIndex,
  visit: (all: Uint32Array, at: number) => void,
): void {
  if (first === undefined) return;
  const following = rest.map((term) => postings.all(term));
  if (following.some(({ length }) => length === 0)) return;
  const { placeBits } = postings;
  /** Where each following word's postings begin in the record that is looked at. */
  const starts = rest.map(() => 0);
  const follows = (record: number, place: number): boolean => {
    for (let word = 0; word < following.length; word += 1) {
      const others = following[word] ?? none;
      let next = starts[word] ?? 0;
      while (next < others.length && (others[next] ?? 0) >>> placeBits < record) next += 1;
      starts[word] = next;
      for (; ; next += 1) {
        if (next === others.length || (others[next] ?? 0) >>> placeBits !== record) return false;
        if (isAfter(postings.placeOf(others[next] ?? 0), place, word + 1)) break;
      }
    }
    return true;
  };
  const all = postings.all(first);
  for (let at = 0; at < all.length; at += 1) {
    const posting = all[at] ?? 0;
    if (follows(posting >>> placeBits, postings.placeOf(posting))) visit(all, at);
  }
}

const none = new Uint32Array();

/** Whether a place is that of the word `distance` words after another in the same attribute. */
const isAfter = (place: number, other: number, distance: number) =>
  attributeOf(place) === attributeOf(other) && positionOf(place) === positionOf(other) + distance;
