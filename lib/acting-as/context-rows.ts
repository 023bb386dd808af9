const key = 'context-rows';

/**
 * Remembers how many rows stand above the page (the order's context, the banner), so that the next page leaves room for
 * them before its first paint: app/layout.tsx reads it. Says nothing of whom they name.
 */
export function storeContextRows(rows: number): void {
  document.documentElement.style.setProperty('--context-rows', String(rows));
  try {
    localStorage.setItem(key, String(rows));
  } catch {
    // No storage: the page moves down once it knows.
  }
}
