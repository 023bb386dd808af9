import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatLongDate,
  formatNumber,
  formatTime,
  formatWeekdayDate,
  reykjavikNow,
} from '../../lib/rules/text/icelandic.ts';
import {
  compareIcelandic,
  foldIcelandic,
  slugify,
  icelandicSortKey,
} from '../../lib/rules/text/icelandic-order.ts';

const alphabet = Array.from('aábcdðeéfghiíjklmnoópqrstuúvwxyýzþæö');
const text = fc.oneof(
  fc.string({
    unit: fc.constantFrom(
      ...alphabet,
      ...alphabet.map((letter) => letter.toUpperCase()),
      ...Array.from('019 -.,åüßЖ\u0301'),
    ),
  }),
  fc.string({ unit: 'binary' }),
);
const byBytes = (a: string, b: string) => Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b)));

test.each([
  [0, '0'],
  [999, '999'],
  [1_234_567.5, '1.234.567,5'],
  [-1234.5, '-1.234,5'],
  [0.125, '0,125'],
  [0.0001, '0'],
  [-0.0001, '0'],
  [24, '24'],
  [9.9999, '10'],
  [1000, '1.000'],
])('formatNumber(%d) is %s', (value, formatted) => {
  expect(formatNumber(value)).toBe(formatted);
});

test('formatNumber keeps the number', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (thousandths) => {
      const shown = formatNumber(thousandths / 1000);
      expect(Number(shown.replaceAll('.', '').replace(',', '.'))).toBe(thousandths / 1000 || 0);
    }),
  );
});

describe('order', () => {
  test('is the Icelandic alphabet, digits before letters', () => {
    const sorted = [' ', '-', '0', '1', '9', ...alphabet];
    expect(sorted.toReversed().toSorted(compareIcelandic)).toEqual(sorted);
  });

  test('of names', () => {
    const sorted = [
      '3M',
      'A4',
      'Alda',
      'alda ehf',
      'Áburður',
      'Borð',
      'Dúkur',
      'Ðurinn',
      'Eldhús',
      'Éljagangur',
      'Zink',
      'Þvottur',
      'Ægir',
      'Öskjur',
    ];
    expect(sorted.toReversed().toSorted(compareIcelandic)).toEqual(sorted);
  });

  test('puts case after everything else', () => {
    expect(['b', 'B', 'a', 'A', 'ab'].toSorted(compareIcelandic)).toEqual(['A', 'a', 'ab', 'B', 'b']);
  });

  test('takes composed and decomposed letters as the same', () => {
    expect(compareIcelandic('a\u0301', 'á')).toBe(0);
  });

  test('of sortKey by bytes is the order of compareIcelandic', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(byBytes(icelandicSortKey(a), icelandicSortKey(b))).toBe(Math.sign(compareIcelandic(a, b)));
      }),
      { numRuns: 2000 },
    );
  });

  test('ignores case before the tie-break', () => {
    const letters = fc.string({ unit: fc.constantFrom(...alphabet) });
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        fc.pre(a !== b);
        expect(Math.sign(compareIcelandic(a.toUpperCase(), b))).toBe(Math.sign(compareIcelandic(a, b)));
      }),
    );
  });

  test('of words is the order of their letters', () => {
    const letters = fc.array(fc.nat(alphabet.length - 1));
    const word = (indexes: number[]) => indexes.map((index) => alphabet[index]).join('');
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        const different = a.findIndex((index, at) => index !== b[at]);
        const expected = different === -1 ? a.length - b.length : a[different]! - (b[different] ?? -1);
        expect(Math.sign(compareIcelandic(word(a), word(b)))).toBe(Math.sign(expected));
      }),
    );
  });
});

describe('dates', () => {
  test.each([
    ['2026-11-20', '20.11.2026', '20. nóvember 2026', 'föstudagur, 20. nóvember 2026'],
    ['2026-03-01', '1.3.2026', '1. mars 2026', 'sunnudagur, 1. mars 2026'],
    ['2028-02-29T23:59:59.999Z', '29.2.2028', '29. febrúar 2028', 'þriðjudagur, 29. febrúar 2028'],
  ])('%s', (iso, short, long, weekday) => {
    expect(formatDate(iso)).toBe(short);
    expect(formatLongDate(new Date(iso))).toBe(long);
    expect(formatWeekdayDate(iso)).toBe(weekday);
  });

  test('time and clock are those of Reykjavík', () => {
    const now = new Date('2026-07-01T08:05:09.500Z');
    expect(formatTime(now)).toBe('08:05');
    expect(reykjavikNow(now)).toEqual({ date: '2026-07-01', weekday: 3, secondsFromMidnight: 29_109 });
  });

  test('refuse what is not a date', () => {
    expect(() => formatDate('á morgun')).toThrow(RangeError);
  });
});

test.each([
  ['Þvottaefni', 'thvottaefni'],
  ['ÁÐUR Æði Öl', 'adur aedi ol'],
  ['Smørrebrød Åse', 'smorrebrod ase'],
  ['a\u0301', 'a'],
])('foldIcelandic(%s) is %s', (original, folded) => {
  expect(foldIcelandic(original)).toBe(folded);
});

test.each([
  ['Einnota hanskar, 100 stk.', 'einnota-hanskar-100-stk'],
  ['  Þurrkur & ræsting – 2×500 ml ', 'thurrkur-raesting-2-500-ml'],
  ['…', ''],
])('slugify(%s) is %s', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});
