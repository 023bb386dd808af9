import { describe, expect, it } from 'vitest';
import { maxLagMs, parseLogPosition, ReplicaLag } from '../../backend/src/db/replica-lag.ts';

describe('a position in the log', () => {
  it.each([
    ['0/0', 0n],
    ['0/16EF9D0', 0x16ef9d0n],
    ['0/FFFFFFFF', 0xffff_ffffn],
    ['1/0', 0x1_0000_0000n],
    ['FFFFFFFF/FFFFFFFF', 2n ** 64n - 1n],
  ])('%s is so many bytes', (text, bytes) => {
    expect(parseLogPosition(text)).toBe(bytes);
  });
});

describe('the lag of a replica', () => {
  it('is unknown, and so out of bounds, before the first answers', () => {
    const lag = new ReplicaLag();
    expect(lag.ageAt(0)).toBe(Number.POSITIVE_INFINITY);
    lag.addPrimary(10n, 0);
    expect(lag.ageAt(1)).toBe(Number.POSITIVE_INFINITY);
    expect(lag.hasReplayed(0n)).toBe(false);
  });

  it('counts from the moment the primary was asked, not from the answer', () => {
    const lag = new ReplicaLag();
    lag.addPrimary(10n, 1_000);
    lag.addReplayed(10n);
    expect(lag.ageAt(1_300)).toBe(300);
    expect(lag.hasReplayed(10n)).toBe(true);
    expect(lag.hasReplayed(11n)).toBe(false);
  });

  it('grows while the replica replays nothing, and ends with the newest position that it has', () => {
    const lag = new ReplicaLag();
    lag.addPrimary(10n, 0);
    lag.addReplayed(10n);
    for (const [position, at] of [
      [20n, 500],
      [30n, 1_000],
      [40n, 1_500],
    ] as const) {
      lag.addPrimary(position, at);
      lag.addReplayed(10n);
    }
    expect(lag.ageAt(1_600)).toBe(1_600);
    lag.addReplayed(35n);
    expect(lag.ageAt(1_600)).toBe(600);
    lag.addReplayed(40n);
    expect(lag.ageAt(1_600)).toBe(100);
  });

  it('stays small on an idle shop, where the position does not change', () => {
    const lag = new ReplicaLag();
    for (let at = 0; at <= 60_000; at += 500) {
      lag.addPrimary(10n, at);
      lag.addReplayed(10n);
      expect(lag.ageAt(at)).toBe(0);
    }
  });

  it('counts nothing that was replayed after the bound', () => {
    const lag = new ReplicaLag();
    lag.addPrimary(10n, 0);
    lag.addPrimary(20n, maxLagMs + 1);
    lag.addReplayed(15n);
    expect(lag.ageAt(maxLagMs + 1)).toBe(Number.POSITIVE_INFINITY);
  });

  it.each([['does not answer', 'fail'] as const, ['no longer follows', 'null'] as const])(
    'is unknown once the replica %s, until it has a new position',
    (_what, how) => {
      const lag = new ReplicaLag();
      lag.addPrimary(10n, 0);
      lag.addReplayed(10n);
      if (how === 'fail') lag.fail();
      else lag.addReplayed(null);
      expect(lag.ageAt(1)).toBe(Number.POSITIVE_INFINITY);
      expect(lag.hasReplayed(10n)).toBe(false);
      // After a crash it may be where it was before.
      lag.addPrimary(10n, 500);
      lag.addReplayed(5n);
      expect(lag.ageAt(501)).toBe(Number.POSITIVE_INFINITY);
      lag.addReplayed(10n);
      expect(lag.ageAt(501)).toBe(1);
    },
  );
});
