import { useSyncExternalStore } from 'react';
import { createStore } from '../visitor/store.ts';

/** Of this tab only: whoever follows a link may have to sign in or register before it can be accepted. */
const key = 'invitation';
/** Counts the times that it was forgotten. */
const forgotten = createStore(0);

/** Takes the code out of the address, where a neighbour could read it, and keeps it for this tab. */
export function storeInvitation(): void {
  const code = window.location.hash.slice(1);
  if (code === '') return;
  window.sessionStorage.setItem(key, code);
  window.history.replaceState(null, '', window.location.pathname);
}

export function clearInvitation(): void {
  window.sessionStorage.removeItem(key);
  forgotten.write(forgotten.read() + 1);
}

/** The code; empty for none, null on the server. */
export function usePendingInvitation(): string | null {
  return useSyncExternalStore(watch, read, () => null);
}

function watch(changed: () => void): () => void {
  const unsubscribe = forgotten.subscribe(changed);
  const arrived = (): void => {
    storeInvitation();
    changed();
  };
  window.addEventListener('hashchange', arrived);
  return () => {
    unsubscribe();
    window.removeEventListener('hashchange', arrived);
  };
}

function read(): string {
  return window.sessionStorage.getItem(key) ?? '';
}
