import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAdyenAmount, toKronur } from '../../backend/src/modules/payments/adyen/amount.ts';

describe('amounts at Adyen', () => {
  it('have two decimals for krónur, and come back as they were', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (kronur) => {
        const amount = toAdyenAmount(kronur);
        expect(amount).toEqual({ currency: 'ISK', value: kronur * 100 });
        expect(toKronur(amount)).toBe(kronur);
      }),
      { numRuns: 20_000, examples: [[0], [1], [2_480], [1_000_000_000]] },
    );
  });

  it('are right for every amount up to a million krónur', () => {
    let wrong = 0;
    for (let kronur = 0; kronur <= 1_000_000; kronur += 1) {
      const amount = toAdyenAmount(kronur);
      if (amount.value !== kronur * 100 || amount.currency !== 'ISK' || toKronur(amount) !== kronur)
        wrong += 1;
    }
    expect(wrong).toBe(0);
  });

  it('are refused with aurar', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 1, max: 99 }),
        (kronur, aurar) => {
          expect(() => toKronur({ currency: 'ISK', value: kronur * 100 + aurar })).toThrow(RangeError);
          expect(() => toAdyenAmount(kronur + aurar / 100)).toThrow(RangeError);
        },
      ),
      { numRuns: 20_000 },
    );
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER])(
    '%d are refused',
    (kronur) => {
      expect(() => toAdyenAmount(kronur)).toThrow(RangeError);
    },
  );

  it.each([
    { currency: 'EUR', value: 100 },
    { currency: 'ISK', value: -100 },
    { currency: 'ISK', value: 100.5 },
  ])('refuses what no payment of the shop has: %j', (amount) => {
    expect(() => toKronur(amount)).toThrow(RangeError);
  });
});
