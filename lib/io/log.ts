/** Where the storefront's failures are written: the console, in the browser as on the server (specification §8.2). */
export function logFailure(what: string, error: unknown): void {
  console.error(`${what}:`, error);
}

/** What works, but not as whoever runs the shop may think. */
export function logWarning(what: string): void {
  console.warn(what);
}
