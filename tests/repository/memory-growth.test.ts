import { describe, expect, it } from 'vitest';
import { randomFrom } from '../soak/fault-plan.ts';
import { growsBeyond, growthOf } from '../soak/memory.ts';

/** Samples of eight hours, one a minute: MB by hour. */
const samplesOf = (memory: (hour: number, index: number) => number) =>
  Array.from({ length: 480 }, (_, index) => ({ at: index / 60, memory: memory(index / 60, index) }));
/** What a collector of garbage makes of a level: up and down by so many MB. */
const waves = (index: number, height: number): number => height * Math.sin(index * 2.3);

describe('the growth of a process', () => {
  it('is that of the straight line, once caches are full', () => {
    const { slope, last } = growthOf(samplesOf((hour) => (hour < 2 ? 100 + 40 * hour : 170 + 5 * hour)));
    expect(slope).toBeCloseTo(5, 5);
    expect(last).toBeCloseTo(210, 0);
  });

  it.each([
    ['none under waves', 0, 30, false],
    ['half a megabyte an hour', 0.5, 5, false],
    ['three megabytes an hour under waves', 3, 10, true],
    ['ten megabytes an hour', 10, 30, true],
  ])('is told from chance: %s', (_, slope, height, grows) => {
    const growth = growthOf(samplesOf((hour, index) => 200 + slope * hour + waves(index, height)));
    expect(growsBeyond(growth, 1)).toBe(grows);
  });

  it('is seldom told from a level whose neighbours are alike', () => {
    const random = randomFrom(7);
    const mistaken = Array.from({ length: 200 }, () => {
      let memory = 0;
      const level = samplesOf(() => (memory = 0.9 * memory + 10 * (random() - 0.5)));
      return growsBeyond(growthOf(level), 0);
    }).filter(Boolean).length;
    expect(mistaken).toBeLessThan(20);
  });

  it('is not told from a few noisy samples', () => {
    const few = samplesOf((_, index) => 200 + waves(index, 30)).slice(0, 12);
    expect(growsBeyond(growthOf(few), 1)).toBe(false);
  });
});
