import { createHash } from 'node:crypto';

/** A pseudo-random number in [0, 1) that depends on the text only: the demo is the same everywhere. */
export function pseudoRandom(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}

/** One of the values, selected by the text. */
export function pick<T>(text: string, values: readonly [T, ...T[]]): T {
  return values[Math.floor(pseudoRandom(text) * values.length)] ?? values[0];
}
