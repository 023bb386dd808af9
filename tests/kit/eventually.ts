import { vi } from 'vitest';

/**
 * Waits until `check` no longer throws, and gives its answer. Its time only says when to give up what will never
 * happen: a machine that is busy for seconds fails no test.
 * @throws what `check` threw last, after 15 s
 */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 15_000, interval: 20 });
}
