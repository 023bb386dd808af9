import { useSyncExternalStore } from 'react';
import { createStore } from '../visitor/store.ts';

const storageKey = 'recent-searches';
const maximumSearches = 5;
const noSearches: readonly string[] = [];

/** Null before this page searched: then what the storage holds counts. */
const recentStore = createStore<readonly string[] | null>(null);
let storedSearches: readonly string[] | null = null;

/** Puts a search first among those that this browser remembers; newest first, each once. */
export function rememberSearch(text: string): void {
  const search = text.trim();
  if (search === '') return;
  const others = readSearches().filter((otherSearch) => otherSearch.toLowerCase() !== search.toLowerCase());
  storeSearches([search, ...others].slice(0, maximumSearches));
}

export function clearRecentSearches(): void {
  storeSearches(noSearches);
}

/** What was searched for in this browser, newest first; empty on the server. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(recentStore.subscribe, readSearches, () => noSearches);
}

function readSearches(): readonly string[] {
  storedSearches ??= readStoredSearches();
  return recentStore.read() ?? storedSearches;
}

function readStoredSearches(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(value)
      ? value.filter((text) => typeof text === 'string').slice(0, maximumSearches)
      : noSearches;
  } catch {
    // No storage, or not what was put there.
    return noSearches;
  }
}

function storeSearches(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(storageKey, JSON.stringify(searches));
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage they last as long as the page.
  }
  recentStore.write(searches);
}
