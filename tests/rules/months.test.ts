import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMonth, monthKey, lastMonths, formatShortMonth } from '../../lib/rules/dates/months.ts';

test('months end with the one of the date, across the turn of the year', () => {
  expect(lastMonths('2026-02-28', 4).map(monthKey)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(lastMonths('2026-12-31', 1)).toEqual([{ year: 2026, month: 12 }]);
});

test('any thirteen months follow one another and end where they should', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1950, max: 2150 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const months = lastMonths(`${monthKey({ year, month })}-15`, 13);
      const serials = months.map((one) => one.year * 12 + one.month);
      expect(months.at(-1)).toEqual({ year, month });
      expect(serials).toEqual(serials.map((_, index) => serials[0]! + index));
      expect(months.every((one) => one.month >= 1 && one.month <= 12)).toBe(true);
    }),
  );
});

test.each([
  [1, 'janúar 2026', 'jan.'],
  [5, 'maí 2026', 'maí'],
  [6, 'júní 2026', 'júní'],
  [11, 'nóvember 2026', 'nóv.'],
])('month %d is %s, short %s', (month, long, short) => {
  expect(formatMonth({ year: 2026, month })).toBe(long);
  expect(formatShortMonth({ month })).toBe(short);
});
