import { grow } from '../memory/grow.ts';
import type { MemoryIndex } from '../memory/memory-index.ts';
import { attributeOf, isWhole, positionOf } from '../memory/word-places.ts';
import type { Alternatives, Match, Phrase } from './alternatives.ts';
import type { SearchedAttributes } from './searched-attributes.ts';
import { borrow, exactFlag, toBase, wholeFlag, type WordScores } from './word-scores.ts';

/** Score without typos at each place, by its number and the kind of match; 0 where such a match does not count. */
export interface Bases {
  asWritten: Uint32Array;
  mistyped: Uint32Array;
  begun: Uint32Array;
  /** Flags of a match as written. */
  exactAt: Uint32Array;
}

const lastBases = new WeakMap<MemoryIndex, { version: number; key: string; bases: Bases }>();

/** The same for all words of a query, and for most queries: the last ones are kept until the index changes. */
export function toBases(index: MemoryIndex, attributes: SearchedAttributes): Bases {
  const { searched, strict, wholeWords, neverExact } = attributes;
  const key = `${searched.join('')} ${strict.join('')} ${wholeWords.join('')} ${neverExact.join('')}`;
  const last = lastBases.get(index);
  if (last?.version === index.version && last.key === key) return last.bases;
  const bases = makeBases(index, attributes);
  lastBases.set(index, { version: index.version, key, bases });
  return bases;
}

function makeBases(
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
  const exactAt = new Uint32Array(length);
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
  if (first === undefined || rest.some((term) => postings.count(term) === 0)) return;
  const following = rest.map((term) => postings.all(term));
  const { placeBits } = postings;
  /** Where each following word's postings begin in the record that is looked at. */
  const starts = rest.map(() => 0);
  const all = postings.all(first);
  /** The first record from `record` on that may have all words; past all records when there is none. */
  const nextCandidate = (record: number): number => {
    for (let word = 0; word < following.length; word += 1) {
      const others = following[word] ?? none;
      const start = seekRecord(others, starts[word] ?? 0, record, placeBits);
      starts[word] = start;
      if (start === others.length) return noRecord;
      const found = (others[start] ?? 0) >>> placeBits;
      if (found > record) return found;
    }
    return record;
  };
  const follows = (record: number, place: number): boolean => {
    for (let word = 0; word < following.length; word += 1) {
      const others = following[word] ?? none;
      for (let next = starts[word] ?? 0; ; next += 1) {
        if (next === others.length || (others[next] ?? 0) >>> placeBits !== record) return false;
        if (isAfter(postings.placeOf(others[next] ?? 0), place, word + 1)) break;
      }
    }
    return true;
  };
  for (let at = 0; at < all.length;) {
    const posting = all[at] ?? 0;
    const record = posting >>> placeBits;
    const candidate = nextCandidate(record);
    if (candidate > record) at = seekRecord(all, at, candidate, placeBits);
    else {
      if (follows(record, postings.placeOf(posting))) visit(all, at);
      at += 1;
    }
  }
}

const none = new Uint32Array();
const noRecord = 2 ** 32;

/** Index of the first posting from `from` on that is of `record` or a later one: in steps that double, because it is most often near. */
function seekRecord(postings: Uint32Array, from: number, record: number, placeBits: number): number {
  const isBefore = (at: number): boolean => (postings[at] ?? 0) >>> placeBits < record;
  let low = from;
  let step = 1;
  for (; low + step <= postings.length && isBefore(low + step - 1); step *= 2) low += step;
  let high = Math.min(low + step - 1, postings.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a place is that of the word `distance` words after another in the same attribute. */
const isAfter = (place: number, other: number, distance: number) =>
  attributeOf(place) === attributeOf(other) && positionOf(place) === positionOf(other) + distance;
