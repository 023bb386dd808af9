import { describe, expect, it } from 'vitest';
import { FacetColumn } from '../../emulators/src/search/memory/facet-column.ts';
import { Postings } from '../../emulators/src/search/memory/postings.ts';
import { RecordRows } from '../../emulators/src/search/memory/record-rows.ts';
import { TextSet } from '../../emulators/src/search/memory/text-set.ts';
import { packPlace } from '../../emulators/src/search/memory/word-places.ts';

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
        expectedValues[0] === undefined ? undefined : column.values.find(expectedValues[0]),
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
    expect(counts[values.indexOf(column.values.find('blár') ?? -1)]).toBe(having.length);
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

describe('texts', () => {
  it('keep their numbers and letters, also with more than 256 different ones', () => {
    const texts = Array.from({ length: 700 }, (_, at) => `${String.fromCharCode(0x21 + at)}þ${at}`);
    const set = new TextSet();
    for (const [number, text] of texts.entries()) expect(set.add(text)).toBe(number);
    for (const [number, text] of texts.entries()) {
      expect(set.text(number)).toBe(text);
      expect([set.find(text), set.add(text), set.find(`${text}x`)]).toEqual([number, number, undefined]);
    }
    expect(set.compare(3, 4)).toBeLessThan(0);
    expect(set.size).toBe(texts.length);
  });
});

describe('rows of records', () => {
  it('find the record that is there, where the number of the last row is used again', () => {
    const rows = new RecordRows();
    for (const row of [3, 5, 9]) rows.add(row);
    for (const row of [9, 5]) expect(rows.remove(row)).toBe(true);
    expect(rows.remove(9)).toBe(false);
    rows.add(4);
    expect([3, 4, 5, 9].map((row) => rows.find(row))).toEqual([0, 3, undefined, undefined]);
    rows.remove(4);
    rows.add(4);
    expect(rows.find(4)).toBe(4);
    expect([...rows.live().records()]).toEqual([0, 4]);
    expect([rows.size, rows.liveSize]).toEqual([5, 2]);
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
      const stretch = [...postings.all(term)];
      const expectedRecords = Array.from({ length: 2_000 }, (_, record) => record).filter(
        (n) => n % (term + 1) === 0,
      );
      expect(stretch.map((posting) => postings.recordOf(posting))).toEqual(expectedRecords);
      expect(new Set(stretch.map((posting) => postings.placeOf(posting)))).toEqual(
        new Set([packPlace(0, term, false)]),
      );
    }
  });

  it('know more places than they begin with, also in earlier postings', () => {
    const postings = new Postings();
    const places = Array.from({ length: 600 }, (_, at) => packPlace(at % 3, at, at % 2 === 0));
    for (const [record, place] of places.entries()) postings.add(7, record, place);
    expect([...postings.all(7)].map((posting) => postings.placeOf(posting))).toEqual(places);
    for (const record of [0, 255, 256, 599])
      postings.visitRecord(7, record, (page, from, to) => {
        expect(to - from).toBe(1);
        expect(postings.recordOf(page[from] ?? 0)).toBe(record);
      });
  });

  it('are found by term and record, near and far from each other, with few and with many places', () => {
    const postings = new Postings();
    const stored = new Map<number, { record: number; place: number }[]>();
    const recordsOf = [7, 126, 127, 128, 40_000, 90_000].map((distance) => Math.ceil(400_000 / distance));
    for (let record = 0; record < 400_000; record += 1)
      for (const [term, count] of recordsOf.entries()) {
        const distance = Math.ceil(400_000 / count);
        if (record % distance !== term) continue;
        const list = stored.get(term * 100) ?? [];
        stored.set(term * 100, list);
        for (const position of [record % 3, 300 + (record % 300)]) {
          const place = packPlace(term, position, false);
          expect(postings.add(term * 100, record, place)).toBe(position < 3);
          list.push({ record, place });
        }
      }
    for (const [term, list] of stored) {
      const read = (posting: number) => ({
        record: postings.recordOf(posting),
        place: postings.placeOf(posting),
      });
      expect(Array.from(postings.all(term), read)).toEqual(list);
      const visited: unknown[] = [];
      postings.visit(term, (each, from, to) => void visited.push(...Array.from(each.slice(from, to), read)));
      expect(visited).toEqual(list);
      expect(postings.count(term)).toBeGreaterThanOrEqual(list.length);
      for (const at of [0, 1, 63, 64, 127, 128, 129, list.length - 1].filter((each) => each < list.length)) {
        const record = list[at]?.record ?? 0;
        const found: unknown[] = [];
        postings.visitRecord(
          term,
          record,
          (each, from, to) => void found.push(...Array.from(each.slice(from, to), read)),
        );
        expect(found).toEqual(list.filter((each) => each.record === record));
        postings.visitRecord(term, record + 3, () => expect.unreachable());
      }
    }
  });

  it('reuse the blocks that terms have left', () => {
    const postings = new Postings();
    for (let term = 0; term < 10_000; term += 1)
      for (let record = 0; record < 64; record += 1) postings.add(term, record, 0);
    // Without reuse the pages would be twice as many.
    expect(postings.bytes).toBeLessThan(10_000 * 64 * 2 * 1.6);
  });
});
