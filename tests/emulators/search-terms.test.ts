import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bits } from '../../emulators/src/search/memory/bits.ts';
import { pickBest } from '../../emulators/src/search/query/ranking.ts';
import { createFolding } from '../../emulators/src/search/text/folding.ts';
import { TermDictionary } from '../../emulators/src/search/text/term-dictionary.ts';
import { joinedRuns, termsOf, tokenise } from '../../emulators/src/search/text/tokens.ts';
import { TermTrie } from '../../emulators/src/search/text/term-trie.ts';
import { withinTypos } from '../../emulators/src/search/text/typos.ts';

const word = (least: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: least, maxLength: 9 });

/** One letter inserted, deleted, replaced, or two swapped; the textbook table. */
function distance(left: string, right: string): number {
  const rows = Array.from({ length: left.length + 1 }, (_, row) =>
    Array.from({ length: right.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  for (let row = 1; row <= left.length; row += 1)
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1] ? 0 : 1;
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      rows[row]![column] = Math.min(
        rows[row - 1]![column - 1]! + same,
        rows[row - 1]![column]! + 1,
        rows[row]![column - 1]! + 1,
        swapped ? rows[row - 2]![column - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
  return rows[left.length]![right.length]!;
}

const prefixDistance = (typed: string, term: string) =>
  Math.min(...Array.from({ length: term.length + 1 }, (_, length) => distance(typed, term.slice(0, length))));

test.each([
  ['whole words', false, distance],
  ['beginnings', true, prefixDistance],
])('typos in %s are found as by comparing with each word', (_, prefix, far) => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word(1), { maxLength: 60 }),
      word(1),
      fc.constantFrom(1, 2),
      (terms, typed, budget) => {
        const sorted = terms.toSorted();
        const found = new Map<string, number>();
        withinTypos(new TermTrie(sorted), typed, budget, prefix, (place, typos) =>
          found.set(sorted[place] ?? '', typos),
        );
        const expected = sorted.flatMap((term) =>
          far(typed, term) <= budget ? [[term, far(typed, term)]] : [],
        );
        expect([...found]).toEqual(expected);
      },
    ),
    { numRuns: 500 },
  );
});

test('terms with a prefix are contiguous, also when some are added later', () => {
  fc.assert(
    fc.property(fc.array(word(1)), fc.array(word(1)), word(0), (first, later, prefix) => {
      const dictionary = new TermDictionary();
      for (const term of first) dictionary.add(term);
      dictionary.sorted();
      for (const term of later) dictionary.add(term);
      const [from, to] = dictionary.prefixRange(prefix);
      const expected = [...new Set([...first, ...later])]
        .filter((term) => term.startsWith(prefix))
        .toSorted();
      expect(dictionary.sorted().slice(from, to)).toEqual(expected);
      const ids = dictionary.sortedIds().subarray(from, to);
      expect(Array.from(ids, (id) => dictionary.term(id))).toEqual(expected);
    }),
  );
});

test('the best are the first ones of a full sort', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), fc.nat(12), (values, count) => {
      // The keys distinguish only the halves, so that the comparison has to continue from there.
      const keys = Float64Array.from(values, (value) => value >> 1);
      const compare = (left: number, right: number) => values[left]! - values[right]!;
      const all = [...values.keys()].toSorted((left, right) => compare(left, right) || left - right);
      expect(pickBest({ keys, compare }, count)).toEqual(all.slice(0, count));
    }),
  );
});

test('sets of records contain what was added', () => {
  const numbers = fc.uniqueArray(fc.nat(99));
  fc.assert(
    fc.property(numbers, numbers, (left, right) => {
      const [a, b] = [left, right].map((members) => {
        const bits = new Bits(100);
        for (const member of members) bits.add(member);
        return bits;
      });
      for (let record = 0; record < 100; record += 1) {
        expect(a!.and(b!).has(record)).toBe(left.includes(record) && right.includes(record));
        expect(a!.or(b!).has(record)).toBe(left.includes(record) || right.includes(record));
        expect(a!.not().has(record)).toBe(!left.includes(record));
      }
    }),
  );
});

const icelandic = createFolding({
  replacements: new Map([
    ['þ', 'th'],
    ['ð', 'd'],
    ['æ', 'ae'],
    ['ö', 'o'],
  ]),
});

test.each([
  ['Þvottaefni', ['thvottaefni']],
  ['ÆÐARDÚNN', ['aedardunn']],
  ['HLI-112.03', ['hli', '112', '03']],
  ['e\u0301g o\u0308', ['eg', 'o']],
  ['½ lítri, 5°', ['12', 'litri', '5']],
  ['ryk\u00ADsuga', ['ryksuga']],
  ['🧤', []],
  ['ﬁmm', ['fimm']],
])('%s is indexed as %j', (text, terms) => {
  expect(termsOf(text, icelandic)).toEqual(terms);
});

test('without the settings’ table ö loses its dots', () => {
  expect(termsOf('Öl þæð', createFolding())).toEqual(['ol', 'þæð']);
  expect(termsOf('Öl', createFolding({ kept: 'ö' }))).toEqual(['öl']);
});

test('tokens have their offsets, and codes are also one word', () => {
  const text = 'Kóði: HLI-112.03 (2-pk)';
  const tokens = tokenise(text, icelandic);
  for (const { term, start, end } of tokens)
    expect(termsOf(text.slice(start, end), icelandic)).toEqual([term]);
  expect(joinedRuns(tokens).map(({ term }) => term)).toEqual(['hli11203', '2pk']);
});
