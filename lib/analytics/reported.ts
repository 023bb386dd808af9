const storageKey = 'reported-events';
const maximumStoredOrders = 60;
/** Where nothing can be stored, once means once until the page is left. */
let reportedOfThisPage: readonly string[] = [];

/** Whether this browser has reported it already, so that a reload does not count an order twice. */
export function isReported(key: string): boolean {
  return readReportedKeys().includes(key);
}

export function markReported(key: string): void {
  reportedOfThisPage = [...readReportedKeys(), key].slice(-maximumStoredOrders);
  try {
    localStorage.setItem(storageKey, JSON.stringify(reportedOfThisPage));
  } catch {
    // Kept in `reportedOfThisPage`.
  }
}

function readReportedKeys(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : reportedOfThisPage;
  } catch {
    return reportedOfThisPage;
  }
}
