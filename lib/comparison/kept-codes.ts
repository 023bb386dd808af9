import { useSyncExternalStore } from 'react';

const storageKey = 'comparison';
const noCodes: readonly string[] = [];

/** Numbers of the products that this browser compares; null before they were read, or where another tab may have changed them. */
let keptCodes: readonly string[] | null = null;
const listeners = new Set<() => void>();

/** The numbers of the comparison that was last seen or added to in this browser. */
export function readKeptCodes(): readonly string[] {
  keptCodes ??= readStoredCodes();
  return keptCodes;
}

export function keepCodes(codes: readonly string[]): void {
  keptCodes = codes;
  try {
    localStorage.setItem(storageKey, JSON.stringify(codes));
  } catch {
    // Without storage they are kept until the page is left.
  }
  notify();
}

/** The same, followed: none on the server and until hydration. */
export function useKeptCodes(): readonly string[] {
  return useSyncExternalStore(watchKeptCodes, readKeptCodes, () => noCodes);
}

function readStoredCodes(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(value) ? value.filter((code) => typeof code === 'string') : noCodes;
  } catch {
    // No storage, or not what was put there.
    return noCodes;
  }
}

function notify(): void {
  for (const listener of listeners) listener();
}

function readAgain(): void {
  keptCodes = null;
  notify();
}

function onStorage({ key }: StorageEvent): void {
  if (key === storageKey || key === null) readAgain();
}

/** A page restored from the back/forward cache has missed all changes. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) readAgain();
}

/** One listener of the window, however many cards there are. */
function watchKeptCodes(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
    keptCodes = null;
  };
}
