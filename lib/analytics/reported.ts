const storageKey = 'reported-events';
const mostKept = 60;
/** Where nothing can be stored, once means once until the page is left. */
let kept: readonly string[] = [];

/** Whether this browser has reported it already, so that a reload does not count an order twice. */
export function isReported(key: string): boolean {
  return read().includes(key);
}

export function markReported(key: string): void {
  kept = [...read(), key].slice(-mostKept);
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Kept in `kept`.
  }
}

function read(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : kept;
  } catch {
    return kept;
  }
}
