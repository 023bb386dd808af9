import type { Context } from '../context.ts';

/** One of something for each request, made when it is first asked for, so that what was read is read once. */
export function perRequest<T>(make: (context: Context) => T): (context: Context) => T {
  const valuesByContext = new WeakMap<Context, { value: T }>();
  return (context) => {
    const cached = valuesByContext.get(context) ?? { value: make(context) };
    valuesByContext.set(context, cached);
    return cached.value;
  };
}
