const storageKey = 'reported-events';
const maximumStoredOrders = 60;
/** Where nothing can be stored, once means once until the page is left. */
let readReported: readonly string[] = [];

/** Whether this browser has reported it already, so that a reload does not count an order twice. */
export function isReported(key: string): boolean {
  return read().includes(key);
}

export function markReported(key: string): void {
  readReported = [...read(), key].slice(-maximumStoredOrders);
  try {
    localStorage.setItem(storageKey, JSON.stringify(readReported));
  } catch {
    // Kept in `kept`.
  }
}

function read(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : readReported;
  } catch {
    return readReported;
  }
}
