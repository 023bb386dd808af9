import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyDiscount, formatKronur, netOf, roundKronur, taxShare } from '../../lib/rules/money/kronur.ts';

const amount = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 });
const rate = fc.constantFrom(0, 11, 24, 25.5);

describe('roundKronur', () => {
  test.each([
    [0.5, 1],
    [0.49999999999999994, 0],
    [1.4, 1],
    [1.5, 2],
    [2.5, 3],
    [-0.5, -1],
    [-0.4, 0],
    [-1.5, -2],
    [-2.5, -3],
    [-0, 0],
  ])('%d is %d', (value, rounded) => {
    expect(roundKronur(value)).toBe(rounded);
  });

  test.each([Number.NaN, Infinity, -Infinity])('refuses %d', (value) => {
    expect(() => roundKronur(value)).toThrow(RangeError);
  });

  test('mirrors the sign and never answers -0', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        expect(roundKronur(-value) + roundKronur(value)).toBe(0);
        expect(Object.is(roundKronur(value), -0)).toBe(false);
        expect(Math.abs(roundKronur(value) - value)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

test.each([
  [0, 'kr. 0'],
  [7, 'kr. 7'],
  [999, 'kr. 999'],
  [1234, 'kr. 1.234'],
  [1_234_567.5, 'kr. 1.234.568'],
  [-1234, 'kr. -1.234'],
  [-0.2, 'kr. 0'],
])('formatKronur(%d) is %s', (value, text) => {
  expect(formatKronur(value)).toBe(text.replace(' ', '\u00a0'));
});

describe('value-added tax', () => {
  test.each([
    [124, 24, 24],
    [1240, 24, 240],
    [111, 11, 11],
    [1000, 24, 194],
    [1000, 11, 99],
    [1000, 0, 0],
    [0, 24, 0],
    [-1000, 24, -194],
  ])('of %d at %d percent is %d', (gross, percent, tax) => {
    expect(taxShare(gross, percent)).toBe(tax);
  });

  test('net and tax make the gross amount, and a credit note mirrors it', () => {
    fc.assert(
      fc.property(amount, rate, (gross, percent) => {
        expect(netOf(gross, percent) + taxShare(gross, percent)).toBe(gross);
        expect(taxShare(-gross, percent) + taxShare(gross, percent)).toBe(0);
        expect(Math.abs(taxShare(gross, percent) - (gross * percent) / (100 + percent))).toBeLessThan(0.51);
      }),
    );
  });
});

describe('applyDiscount', () => {
  test.each([
    [1000, 10, 900],
    [999, 10, 899],
    [5, 50, 3],
    [-5, 50, -3],
    [500, 33.3, 334],
    [1000, 0, 1000],
    [1000, 100, 0],
  ])('%d less %d percent is %d', (value, percent, rest) => {
    expect(applyDiscount(value, percent)).toBe(rest);
  });

  test('agrees with exact arithmetic', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.integer({ min: 0, max: 10_000 }),
        (value, hundredths) => {
          const exact = (BigInt(value) * BigInt(10_000 - hundredths) * 2n + 10_000n) / 20_000n;
          expect(applyDiscount(value, hundredths / 100)).toBe(Number(exact));
        },
      ),
    );
  });
});
