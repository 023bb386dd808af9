import { useSyncExternalStore } from 'react';

/** Of this tab only: whoever follows a link may have to sign in or register before it can be accepted. */
const key = 'invitation';
const listeners = new Set<() => void>();

/** Takes the code out of the address, where a neighbour could read it, and keeps it for this tab. */
export function keepInvitation(): void {
  const code = window.location.hash.slice(1);
  if (code === '') return;
  window.sessionStorage.setItem(key, code);
  window.history.replaceState(null, '', window.location.pathname);
}

export function forgetInvitation(): void {
  window.sessionStorage.removeItem(key);
  for (const listener of listeners) listener();
}

/** The code; empty for none, null on the server. */
export function useKeptInvitation(): string | null {
  return useSyncExternalStore(watch, read, () => null);
}

function watch(changed: () => void): () => void {
  listeners.add(changed);
  const arrived = (): void => {
    keepInvitation();
    changed();
  };
  window.addEventListener('hashchange', arrived);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('hashchange', arrived);
  };
}

function read(): string {
  return window.sessionStorage.getItem(key) ?? '';
}
