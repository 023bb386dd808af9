import { useSyncExternalStore } from 'react';
import { createStore } from '../visitor/store.ts';

const storageKey = 'recent-searches';
const maximumSearches = 5;
const none: readonly string[] = [];

/** Null before this page searched: then what the storage holds counts. */
const recent = createStore<readonly string[] | null>(null);
let fromStorage: readonly string[] | null = null;

/** Puts a search first among those that this browser remembers; newest first, each once. */
export function rememberSearch(text: string): void {
  const wanted = text.trim();
  if (wanted === '') return;
  const others = read().filter((known) => known.toLowerCase() !== wanted.toLowerCase());
  keep([wanted, ...others].slice(0, maximumSearches));
}

export function forgetSearches(): void {
  keep(none);
}

/** What was searched for in this browser, newest first; empty on the server. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(recent.subscribe, read, () => none);
}

function read(): readonly string[] {
  fromStorage ??= stored();
  return recent.read() ?? fromStorage;
}

function stored(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(value)
      ? value.filter((text) => typeof text === 'string').slice(0, maximumSearches)
      : none;
  } catch {
    // No storage, or not what was put there.
    return none;
  }
}

function keep(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(storageKey, JSON.stringify(searches));
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage they last as long as the page.
  }
  recent.write(searches);
}
