import { useSyncExternalStore } from 'react';

const storageKey = 'recent-searches';
const keptSearches = 5;
const none: readonly string[] = [];

let recent: readonly string[] | null = null;
const listeners = new Set<() => void>();

/** Puts a search first among those that this browser remembers; newest first, each once. */
export function rememberSearch(text: string): void {
  const wanted = text.trim();
  if (wanted === '') return;
  const others = read().filter((known) => known.toLowerCase() !== wanted.toLowerCase());
  keep([wanted, ...others].slice(0, keptSearches));
}

export function forgetSearches(): void {
  keep(none);
}

/** What was searched for in this browser, newest first; empty on the server. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(subscribe, read, () => none);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): readonly string[] {
  recent ??= stored();
  return recent;
}

function stored(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(value)
      ? value.filter((text) => typeof text === 'string').slice(0, keptSearches)
      : none;
  } catch {
    // No storage, or not what was put there.
    return none;
  }
}

function keep(searches: readonly string[]): void {
  recent = searches;
  try {
    if (searches.length > 0) localStorage.setItem(storageKey, JSON.stringify(searches));
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage they last as long as the page.
  }
  for (const listener of listeners) listener();
}
