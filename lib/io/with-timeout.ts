/** The promise's outcome, or a failure after `ms`. @throws Error when it takes longer */
export function withTimeout<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`${what} took more than ${ms} ms`)), ms);
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
}
