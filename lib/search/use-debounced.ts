import { useEffect, useState } from 'react';

/** Typing has to rest so long before a search is sent (specification §9). */
export const searchDebounceMs = 300;

/** The value once it has not changed for `searchDebounceMs`; an empty one at once. */
export function useDebounced(value: string): string {
  const [debouncedValue, setDebouncedValue] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedValue(value), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return value === '' ? '' : debouncedValue;
}
