'use client';

import { createContext, startTransition, use, useCallback, useEffect, useState } from 'react';

/** Fetches what parts of the page may use besides their own code. */
export const OnDemandContext = createContext<() => Promise<unknown>>(() => Promise.resolve());

interface OnDemand<Part> {
  part: Part | null;
  failed: boolean;
  /** Starts loading, e.g. as the pointer comes near. */
  load: () => void;
}

/** What is being fetched, by the function that fetches it. */
const underWay = new Map<() => Promise<unknown>, Promise<unknown>>();

/**
 * Fetches a part once for all that want it at the same time, so that they show it in one go. In a task of its own: asking for a
 * script takes milliseconds, and a page that comes to life wants several.
 */
function fetchTogether<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  const known = underWay.get(fetchPart) as Promise<Part> | undefined;
  if (known) return known;
  const fetched = new Promise<void>((resolve) => void setTimeout(resolve))
    .then(fetchPart)
    .finally(() => underWay.delete(fetchPart));
  underWay.set(fetchPart, fetched);
  return fetched;
}

/**
 * A part of the page whose code comes when it is first wanted.
 * @param fetchPart a dynamic import; declare it outside the component
 */
export function useOnDemand<Part>(fetchPart: () => Promise<Part>, isEnabled: boolean): OnDemand<Part> {
  const [{ part, failed }, setState] = useState<{ part: Part | null; failed: boolean }>({
    part: null,
    failed: false,
  });
  const loadShared = use(OnDemandContext);
  const load = useCallback(() => {
    // In a transition, which lets the browser in between.
    Promise.all([fetchTogether(fetchPart), loadShared()]).then(
      ([loaded]) => startTransition(() => setState({ part: loaded, failed: false })),
      () => startTransition(() => setState((state) => ({ ...state, failed: state.part === null }))),
    );
  }, [fetchPart, loadShared]);
  useEffect(() => {
    if (isEnabled) load();
  }, [isEnabled, load]);
  return { part, failed, load };
}
