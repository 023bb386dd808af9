'use client';

import { startTransition, useEffect, useState } from 'react';

/** Whether the window is as `query` says; false at first, and known in a transition, so that the first paint does not wait. */
export function useMediaQuery(query: string): boolean {
  const [matches, setMatches] = useState(false);
  useEffect(() => {
    const list = matchMedia(query);
    const update = (): void => startTransition(() => setMatches(list.matches));
    update();
    list.addEventListener('change', update);
    return () => list.removeEventListener('change', update);
  }, [query]);
  return matches;
}
