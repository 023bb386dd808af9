import { describe, expect, it } from 'vitest';
import { FacetColumn } from '../../emulators/src/search/memory/facet-column.ts';
import { packPlace, Postings } from '../../emulators/src/search/memory/postings.ts';

const records = 100_000;

/** Every seventh record has the first value, every third of those a second one, in the order of the numbers. */
function valuesOf(record: number): string[] {
  if (record % 7 !== 0) return [];
  return record % 21 === 0 ? [`Litur ${record % 5}`, 'blár'] : [`Litur ${record % 5}`];
}

function columnOf(count: number): FacetColumn {
  const column = new FacetColumn();
  for (let record = 0; record < count; record += 1)
    for (const value of valuesOf(record)) column.add(record, value);
  return column;
}

describe('a facet column', () => {
  const column = columnOf(500);
  const all = Array.from({ length: 600 }, (_, record) => record);

  it('gives each record its values, and others none', () => {
    for (const record of all) {
      const expectedValues = record < 500 ? valuesOf(record) : [];
      expect(column.valuesOf(record)).toEqual(expectedValues);
      expect(column.first(record)).toBe(
        expectedValues[0] === undefined ? undefined : column.values.indexOf(expectedValues[0]),
      );
    }
  });

  it('stores a value that a record names twice once', () => {
    const twice = new FacetColumn();
    for (const value of ['rauður', 'blár', 'rauður']) twice.add(64, value);
    expect(twice.valuesOf(64)).toEqual(['rauður', 'blár']);
  });

  it('counts and filters its values, ignoring case', () => {
    const having = all.filter((record) => record < 500 && valuesOf(record).includes('blár'));
    expect([...column.matching('BLÁR', 600).records()]).toEqual(having);
    const { values, counts } = column.counts(Uint32Array.from(all));
    expect(counts[values.indexOf(column.values.indexOf('blár'))]).toBe(having.length);
    column.add(595, 'Blár');
    expect([...column.matching('blár', 600).records()]).toEqual([...having, 595]);
  });

  it('of a rare attribute is small', () => {
    const one = new FacetColumn();
    for (let record = 0; record < records; record += 1_000) one.add(record, 'já');
    expect(one.valuesOf(99_000)).toEqual(['já']);
    // An entry for each record would take four bytes each.
    expect(one.bytes).toBeLessThan(records / 2);
  });
});

describe('postings', () => {
  it('keep each term’s places in the order of the records, wherever its block moves', () => {
    const postings = new Postings();
    const terms = 50;
    for (let record = 0; record < 2_000; record += 1)
      for (let term = 0; term < terms; term += 1)
        if (record % (term + 1) === 0) postings.add(term, record, packPlace(0, term, false));
    for (let term = 0; term < terms; term += 1) {
      const stretch = postings.pool.subarray(postings.start(term), postings.end(term));
      const expectedRecords = Array.from({ length: 2_000 }, (_, record) => record).filter(
        (n) => n % (term + 1) === 0,
      );
      expect([...stretch].filter((_, at) => at % 2 === 0)).toEqual(expectedRecords);
      expect(new Set([...stretch].filter((_, at) => at % 2 === 1))).toEqual(
        new Set([packPlace(0, term, false)]),
      );
    }
  });

  it('reuse the blocks that terms have left', () => {
    const postings = new Postings();
    for (let term = 0; term < 1_000; term += 1)
      for (let record = 0; record < 64; record += 1) postings.add(term, record, 0);
    // 128 numbers per term; without reuse the pool would be twice as long, and half as much again for room to grow.
    expect(postings.pool.length).toBeLessThan(1_000 * 128 * 1.6);
  });
});
