import { useSyncExternalStore } from 'react';
import { createStore } from '../visitor/store.ts';

/** Of this tab only: the visitor who follows a link may have to sign in or register before it can be accepted. */
const storageKey = 'invitation';
/** Counts the times that it was forgotten. */
const clearCount = createStore(0);

/** Takes the code out of the address, where a neighbour could read it, and keeps it for this tab. */
export function storeInvitation(): void {
  const code = window.location.hash.slice(1);
  if (code === '') return;
  window.sessionStorage.setItem(storageKey, code);
  window.history.replaceState(null, '', window.location.pathname);
}

export function clearInvitation(): void {
  window.sessionStorage.removeItem(storageKey);
  clearCount.write(clearCount.read() + 1);
}

/** The code; empty for none, null on the server. */
export function usePendingInvitation(): string | null {
  return useSyncExternalStore(subscribe, readInvitationCode, () => null);
}

function subscribe(onChange: () => void): () => void {
  const unsubscribe = clearCount.subscribe(onChange);
  const onHashChange = (): void => {
    storeInvitation();
    onChange();
  };
  window.addEventListener('hashchange', onHashChange);
  return () => {
    unsubscribe();
    window.removeEventListener('hashchange', onHashChange);
  };
}

function readInvitationCode(): string {
  return window.sessionStorage.getItem(storageKey) ?? '';
}
