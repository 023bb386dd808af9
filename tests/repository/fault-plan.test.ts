import { describe, expect, it } from 'vitest';
import { randomFrom, roundsOf } from '../soak/fault-plan.ts';

const names = ['database', 'redis', 'search', 'acquirer', 'smtp'];

function played(seed: number, count: number): string[] {
  const rounds = roundsOf(names, randomFrom(seed));
  return Array.from({ length: count }, () => rounds.next().value);
}

describe('the faults of a run', () => {
  it('come to each dependency once before any of them has a second', () => {
    for (const seed of [1, 2, 3]) {
      const all = played(seed, 4 * names.length);
      for (let from = 0; from < all.length; from += names.length)
        expect(all.slice(from, from + names.length).toSorted()).toEqual(names.toSorted());
    }
  });

  it('come in another order each round, and in the same one for the same seed', () => {
    const all = played(1, 6 * names.length);
    const rounds = new Set(
      Array.from({ length: 6 }, (_, round) => all.slice(round * 5, round * 5 + 5).join()),
    );
    expect(rounds.size).toBeGreaterThan(1);
    expect(played(1, 30)).toEqual(all);
    expect(played(2, 30)).not.toEqual(all);
  });
});
