const storageKey = 'context-rows';

/**
 * Remembers how many rows stand above the page (the order's context, the banner), so that the next page leaves room for
 * them before its first paint: app/layout.tsx reads it. Says nothing of whom they name.
 */
export function storeContextRows(rowCount: number): void {
  document.documentElement.style.setProperty('--context-rows', String(rowCount));
  storeContextRowsForNextPage(rowCount);
}

/** The same for the page that is loaded next: this one keeps its room. */
export function storeContextRowsForNextPage(rowCount: number): void {
  try {
    localStorage.setItem(storageKey, String(rowCount));
  } catch {
    // No storage: the page moves down once it knows.
  }
}
