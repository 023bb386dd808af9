import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Alphabet } from '../../emulators/src/search/memory/alphabet.ts';
import { FacetColumn } from '../../emulators/src/search/memory/facet-column.ts';
import { FacetRows } from '../../emulators/src/search/memory/facet-rows.ts';
import { MemoryIndex } from '../../emulators/src/search/memory/memory-index.ts';
import { NumberColumn } from '../../emulators/src/search/memory/number-column.ts';
import { TextSet } from '../../emulators/src/search/memory/text-set.ts';
import type { Alternatives } from '../../emulators/src/search/query/alternatives.ts';
import type { ValueCounts } from '../../emulators/src/search/memory/value-counts.ts';
import { writeFacets } from '../../emulators/src/search/query/facet-counts.ts';
import { visitTopValues } from '../../emulators/src/search/query/top-values.ts';
import { scoreAll, scoreAmong, toBases } from '../../emulators/src/search/query/scoring.ts';
import { searchedAttributes } from '../../emulators/src/search/query/searched-attributes.ts';
import { createFolding } from '../../emulators/src/search/text/folding.ts';

const sortedRecords = fc
  .uniqueArray(fc.nat(199), { maxLength: 120 })
  .map((records) => Uint32Array.from(records).sort());

describe('words', () => {
  const names = fc.array(fc.constantFrom('aba', 'abb', 'ab', 'ba', 'bab', 'cab'), { maxLength: 6 });

  it('score the same in some records as in all', () => {
    fc.assert(
      fc.property(fc.array(names, { minLength: 1, maxLength: 40 }), fc.nat(), (texts, pick) => {
        const searchable = [{ name: 'name', rank: 1, ordered: true }];
        const index = new MemoryIndex(
          { searchable, facets: [], grouped: [], numeric: undefined },
          createFolding(),
          '',
        );
        for (const [row, words] of texts.entries()) index.add(row + 1, { name: words.join(' ') });
        const [aba, ba, bab] = ['aba', 'ba', 'bab'].map((term) => index.terms.id(term));
        const alternatives: Alternatives = {
          word: { term: 'ab', start: 0, end: 2, joined: false, prefix: true, optional: false },
          terms: new Map([
            ...(aba === undefined ? [] : [[aba, { typos: 0, exact: true }] as const]),
            ...(ba === undefined ? [] : [[ba, { typos: 1, exact: false }] as const]),
          ]),
          phrases:
            ba === undefined || bab === undefined ? [] : [{ terms: [bab, ba], typos: 0, exact: false }],
          prefixes: ['ab', 'c'],
        };
        const bases = toBases(index, searchedAttributes(index, {}));
        const some = Uint32Array.from(texts.keys()).filter((record) => ((pick >> (record % 31)) & 1) === 1);
        const all = scoreAll(alternatives, index, bases);
        const among = scoreAmong(some, alternatives, index, bases);
        for (const record of some) {
          expect(among.best[record]).toBe(all.best[record]);
        }
        expect([...all.found].toSorted((a, b) => a - b)).toEqual(
          [...texts.keys()].filter((record) => all.best[record] !== 0),
        );
      }),
    );
  });
});

/** Each value's count. */
const toMap = (found: ValueCounts | undefined): Map<number, number> =>
  new Map(
    Array.from({ length: found ? found.to - found.from : 0 }, (_, at) => [
      found?.values[found.from + at] ?? -1,
      found?.counts[found.from + at] ?? 0,
    ]),
  );

describe('facets', () => {
  it('are counted in rows as in their columns, and again', () => {
    const values = fc.array(fc.tuple(fc.nat(1), fc.nat(5)), { maxLength: 4 });
    fc.assert(
      fc.property(
        fc.array(values, { minLength: 200, maxLength: 200 }),
        sortedRecords,
        sortedRecords,
        (rows, ...asked) => {
          const columns = [new FacetColumn(), new FacetColumn()];
          const facetRows = new FacetRows(columns);
          for (const [record, pairs] of rows.entries()) {
            for (const [at, value] of pairs) {
              const column = columns[at]!;
              const ordinal = column.add(record, `v${value}`);
              if (ordinal !== -1) facetRows.add(column, ordinal, record % 3 === 0 ? 'rest' : `column ${at}`);
            }
            facetRows.close(record);
          }
          for (const records of asked) {
            const counted = facetRows.counts(records);
            for (const column of columns) {
              expect(toMap(counted.get(column))).toEqual(toMap(column.counts(records)));
            }
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it('are counted where values hardly ever recur together', () => {
    const column = new FacetColumn();
    const facetRows = new FacetRows([column]);
    const records = 20_000;
    for (let record = 0; record < records; record += 1) {
      for (const value of ['all', `own ${record}`])
        facetRows.add(column, column.add(record, value), 'attributes');
      facetRows.close(record);
    }
    const all = Uint32Array.from({ length: records }, (_, record) => record);
    for (const asked of [all, all.subarray(16_000, 17_000)])
      expect(toMap(facetRows.counts(asked).get(column))).toEqual(toMap(column.counts(asked)));
  });

  it('are shown by how frequent they are, and then by the alphabet', () => {
    const counted = fc.dictionary(fc.string({ maxLength: 3 }), fc.integer({ min: 1, max: 5 }));
    fc.assert(
      fc.property(counted, fc.nat(9), fc.boolean(), (counts, maxShown, alphabetical) => {
        const column = new FacetColumn();
        const entries = Object.entries(counts);
        for (const [record, [value]] of entries.entries()) column.add(record, value);
        const shown: [string, number][] = [];
        const found = {
          values: Uint32Array.from(entries.keys()),
          counts: Uint32Array.from(entries, ([, count]) => count),
          from: 0,
          to: entries.length,
        };
        visitTopValues(column, found, { maxShown, alphabetical }, (value, count) =>
          shown.push([column.values.text(value), count]),
        );
        const expected = entries.toSorted(
          ([left, some], [right, others]) => (alphabetical ? 0 : others - some) || (left < right ? -1 : 1),
        );
        expect(shown).toEqual(expected.slice(0, maxShown));
      }),
    );
  });

  it('keep the order of their values as they grow', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.nat(20), (texts, first) => {
        const growing = new TextSet();
        for (const text of texts.slice(0, first)) growing.add(text);
        const alphabet = new Alphabet(growing);
        alphabet.read();
        for (const text of texts.slice(first)) growing.add(text);
        const { order, ranks } = alphabet.read();
        expect(Array.from(order, (number) => growing.text(number))).toEqual(
          texts.toSorted((a, b) => (a < b ? -1 : 1)),
        );
        for (const [rank, at] of order.entries()) expect(ranks[at]).toBe(rank);
      }),
    );
  });
});

it('numbers have the same filters wherever records have some, and facets know which values are numbers', () => {
  // Halves, so that some columns begin with whole numbers and others have only such.
  const half = fc.integer({ min: -9, max: 9 }).map((twice) => twice / 2);
  const numbers = fc.array(half, { maxLength: 2 });
  fc.assert(
    fc.property(fc.array(numbers, { minLength: 200, maxLength: 200 }), fc.boolean(), (all, isText) => {
      const column = new NumberColumn();
      const facet = new FacetColumn();
      for (const [record, values] of all.entries())
        for (const value of values) {
          column.add(record, value);
          if (isText) facet.add(record, `nr. ${value}`);
          facet.add(record, value);
        }
      for (const [record, values] of all.entries())
        expect(column.first(record)).toBe(values[0] ?? Number.NaN);
      const positive = [...all.keys()].filter((record) => all[record]?.some((value) => value > 0));
      expect([...column.matching((value) => value > 0, 200).records()]).toEqual(positive);
      for (let value = 0; value < facet.values.size; value += 1)
        expect(facet.numbers?.[value] ?? Number.NaN).toBe(Number(facet.values.text(value)));
    }),
    { numRuns: 50 },
  );
});

it('facets of numbers have the least, the most, the mean and the sum of the records that are counted', () => {
  const prices = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 200, maxLength: 200 });
  fc.assert(
    fc.property(prices, sortedRecords, (all, records) => {
      const price = { name: 'price', filterOnly: false, searchable: false, afterDistinct: false };
      const index = new MemoryIndex(
        { searchable: [], facets: [price], grouped: [], numeric: undefined },
        createFolding(),
        '',
      );
      for (const [row, twice] of all.entries()) index.add(row + 1, { price: twice / 2 });
      const settings = { attributesForFaceting: ['price'] };
      const { facets_stats: stats } = writeFacets(records, { facets: ['price'] }, settings, index);
      const found = [...records].map((record) => (all[record] ?? 0) / 2);
      const sum = found.reduce((total, value) => total + value, 0);
      const expected = { min: Math.min(...found), max: Math.max(...found), avg: sum / found.length, sum };
      expect(stats && JSON.parse(stats)).toEqual(found.length > 0 ? { price: expected } : undefined);
    }),
    { numRuns: 50 },
  );
});
