/** The promise's outcome, or a failure after `ms`. @throws Error when it takes longer */
export function withTimeout<T>(promise: Promise<T>, ms: number, label: string): Promise<T> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error(`${label} took more than ${ms} ms`)), ms);
  return Promise.race([promise, timeout.promise]).finally(() => clearTimeout(timer));
}
