import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False in pages as the server sends them, until their script runs; in what the script itself adds, true at once. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
