import { expect, test } from 'vitest';
import { eanCheckDigit, eanOf } from '../../scripts/demo/ean.ts';
import { slugOf } from '../../scripts/demo/slug.ts';

test.each([
  ['400638133393', 1],
  ['978014300723', 4],
  ['590123412345', 7],
  ['000000000000', 0],
])('the check digit of %s is %i', (twelve, digit) => {
  expect(eanCheckDigit(twelve)).toBe(digit);
});

test.each([[-1], [0.5], [10 ** 10], [Number.NaN]])('the serial %d is refused', (serial) => {
  expect(() => eanOf(serial)).toThrow(RangeError);
});

test.each([
  ['Þvottaefni, hvítt, 5 l', 'thvottaefni-hvitt-5-l'],
  ['Ærð & Öðruvísi ÝÚÓÍÉÁ', 'aerd-odruvisi-yuoiea'],
  ['85% spritt – 20 × 30', '85-prosent-spritt-20-x-30'],
])('%s becomes %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
