'use client';

import { useCallback, useEffect, useState } from 'react';

interface OnDemand<Part> {
  part: Part | null;
  failed: boolean;
  /** Starts loading, e.g. as the pointer comes near. */
  load: () => void;
}

/**
 * A part of the page whose code comes when it is first wanted.
 * @param fetchPart a dynamic import; declare it outside the component
 */
export function useOnDemand<Part>(fetchPart: () => Promise<Part>, wanted: boolean): OnDemand<Part> {
  const [{ part, failed }, setState] = useState<{ part: Part | null; failed: boolean }>({
    part: null,
    failed: false,
  });
  const load = useCallback(() => {
    fetchPart().then(
      (loaded) => setState({ part: loaded, failed: false }),
      () => setState((state) => ({ ...state, failed: state.part === null })),
    );
  }, [fetchPart]);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return { part, failed, load };
}
