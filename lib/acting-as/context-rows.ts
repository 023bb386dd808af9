const storageKey = 'context-rows';
const property = '--context-rows';
/** Of one row (px): components/shell/header.module.css. */
const rowHeight = 48;

/**
 * Remembers how many rows stand above the page (the order's context, the banner), so that the next page leaves room for
 * them before its first paint: app/layout.tsx reads it. Says nothing of whom they name.
 */
export function storeContextRows(rowCount: number): void {
  document.documentElement.style.setProperty(property, String(rowCount));
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

/** There is no visitor any more whom rows are for. */
export function clearContextRows(): void {
  storeContextRows(0);
  document.documentElement.style.removeProperty(property);
}

/** Whether the page came to a guest, and so without a thought of rows. */
export function isWithoutContextRows(): boolean {
  return document.documentElement.style.getPropertyValue(property) === '';
}

/** Leaves what is seen of the page where it is while rows come or go above it. */
export function scrollByRows(rowCount: number): void {
  document.documentElement.scrollTop += rowCount * rowHeight;
}
