import type { Context, Visitor } from '../context.ts';

/**
 * One instance per request, created on first use, so that each row is read once; another one once the request has switched the
 * customer.
 */
export function perRequest<T>(make: (context: Context) => T): (context: Context) => T {
  const valuesByVisitor = new WeakMap<Visitor, { value: T }>();
  return (context) => {
    const cached = valuesByVisitor.get(context.visitor) ?? { value: make(context) };
    valuesByVisitor.set(context.visitor, cached);
    return cached.value;
  };
}
