import { useSyncExternalStore } from 'react';

/** What stands behind the `#` of the address; empty for nothing, null until the page's script runs. */
export function useHash(): string | null {
  return useSyncExternalStore(watch, read, () => null);
}

function watch(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

function read(): string {
  return window.location.hash.slice(1);
}
