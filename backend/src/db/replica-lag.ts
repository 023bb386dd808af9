/** How old an answer of the replica may be (ms); one constant, because every process relies on it in the others. */
export const maxLagMs = 2_000;

/** A position in PostgreSQL's log, such as `0/16EF9D0`, as the number of bytes before it. */
export function parseLogPosition(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/**
 * How far a replica is behind, from positions in the primary's log and the replica's. Times are this process's own, in ms of a
 * clock that never goes back: neither server's clock counts.
 */
export class ReplicaLag {
  /** Positions of the primary that the replica has not replayed, oldest first. */
  #ahead: { position: bigint; at: number }[] = [];
  #replayed: bigint | null = null;
  #replayedUntil = Number.NEGATIVE_INFINITY;

  /** @param at when the primary was asked: everything that was committed before has a lower position */
  addPrimary(position: bigint, at: number): void {
    // Replayed later than this, they say nothing that is within the bound.
    this.#ahead = this.#ahead.filter((sample) => sample.at > at - maxLagMs);
    this.#ahead.push({ position, at });
  }

  /** @param position null while it replays nothing */
  addReplayed(position: bigint | null): void {
    if (position === null) return this.fail();
    this.#replayed = position;
    const passed = this.#ahead.findLast((sample) => sample.position <= position);
    if (!passed) return;
    this.#replayedUntil = passed.at;
    this.#ahead = this.#ahead.filter((sample) => sample.at > passed.at);
  }

  /** The replica does not answer. After a restart it may be further behind than before, so that nothing known of it holds. */
  fail(): void {
    this.#replayed = null;
    this.#replayedUntil = Number.NEGATIVE_INFINITY;
  }

  /** At most so many ms are missing in what it answers; Infinity while that is not known. */
  ageAt(now: number): number {
    return now - this.#replayedUntil;
  }

  hasReplayed(position: bigint): boolean {
    return this.#replayed !== null && this.#replayed >= position;
  }
}
