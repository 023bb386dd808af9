/** Logs the storefront's failures to the console, in the browser and on the server (specification §8.2). */
export function logFailure(label: string, error: unknown): void {
  console.error(`${label}:`, error);
}

/** What works, but not as the operator may expect. */
export function logWarning(label: string): void {
  console.warn(label);
}
