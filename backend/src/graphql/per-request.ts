import type { Context } from '../context.ts';

/** One instance per request, created on first use, so that each row is read once. */
export function perRequest<T>(make: (context: Context) => T): (context: Context) => T {
  const valuesByContext = new WeakMap<Context, { value: T }>();
  return (context) => {
    const cached = valuesByContext.get(context) ?? { value: make(context) };
    valuesByContext.set(context, cached);
    return cached.value;
  };
}
