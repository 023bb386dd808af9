import { vi } from 'vitest';

/**
 * Waits until `check` no longer throws, and returns its result. The limit only ends a wait that cannot succeed: a machine that is
 * busy for seconds fails no test.
 * @throws the last error of `check`, after 15 s
 */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 15_000, interval: 20 });
}
