import { setTimeout as delay } from 'node:timers/promises';
import { type Fault, faults, type FaultProxy } from './fault-proxy.ts';

/** How often and how long a dependency fails, in milliseconds. */
interface Weather {
  /** Shortest and longest fault. */
  readonly fault: readonly [number, number];
  /** Shortest and longest pause between two faults of the whole shop. */
  readonly pause: readonly [number, number];
}

/** Something fails most of the time. */
export const storm: Weather = { fault: [500, 4_000], pause: [200, 1_500] };

/** Each dependency fails a hundredth of the time, which for ten of them is every tenth second. */
export const drizzle = (count: number): Weather => ({
  fault: [500, 1_500],
  pause: [(50_000 * 1.98) / count, (150_000 * 1.98) / count],
});

/** Numbers from 0 to 1 that are the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The names again and again, each once in every round, in another order each time. */
export function* roundsOf(names: readonly string[], random: () => number): Generator<string, never> {
  for (;;)
    for (const left = [...names]; left.length > 0;) yield* left.splice(Math.floor(random() * left.length), 1);
}

/**
 * Breaks one dependency after the other until told to stop, none a second time before all others; then all is well.
 * @returns faults of each
 */
export async function playFaults(
  proxies: Readonly<Record<string, FaultProxy>>,
  { fault, pause }: Weather,
  random: () => number,
  signal: AbortSignal,
): Promise<Map<string, number>> {
  const played = new Map<string, number>();
  const names = roundsOf(Object.keys(proxies), random);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const between = ([least, most]: readonly [number, number]) => least + random() * (most - least);
  const wait = (ms: number) => delay(ms, undefined, { signal }).catch(() => undefined);
  while (!signal.aborted) {
    const { value: name } = names.next();
    const kind: Fault = pick(faults);
    proxies[name]?.set(kind);
    played.set(name, (played.get(name) ?? 0) + 1);
    await wait(between(fault));
    proxies[name]?.set(null);
    await wait(between(pause));
  }
  return played;
}
