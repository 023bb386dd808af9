import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentile } from '../../scripts/harness/percentile.ts';

describe('a percentile', () => {
  it.each([
    [0.5, 30],
    [0.6, 30],
    [0.95, 50],
    [0.2, 10],
    [1, 50],
  ])('%d of five samples is the one at its nearest rank, %d', (share, value) => {
    const samples = [50, 10, 20, 40, 30];
    expect(percentile(samples, share)).toBe(value);
    expect(samples).toEqual([50, 10, 20, 40, 30]);
  });

  it('is the smallest sample that at least its share of all do not exceed', () => {
    const samples = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1 });
    const share = fc.double({ min: 0.001, max: 1, noNaN: true });
    fc.assert(
      fc.property(samples, share, (all, part) => {
        const value = percentile(all, part);
        expect(all).toContain(value);
        expect(all.filter((one) => one <= value).length).toBeGreaterThanOrEqual(Math.ceil(all.length * part));
        expect(all.filter((one) => one < value).length).toBeLessThan(Math.ceil(all.length * part));
      }),
    );
  });

  it('of no samples is an error', () => {
    expect(() => percentile([], 0.5)).toThrow(RangeError);
  });
});
