import { useSyncExternalStore } from 'react';

/** What stands behind the `#` of the address; empty for nothing, null until the page's script runs. */
export function useHash(): string | null {
  return useSyncExternalStore(subscribe, readHash, () => null);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

function readHash(): string {
  return window.location.hash.slice(1);
}
