import { useEffect, useState } from 'react';

/** True once `isTrue` has been true for `ms`. */
export function useDelayed(isTrue: boolean, ms: number): boolean {
  const [isDelayOver, setDelayOver] = useState(false);
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => setDelayOver(true), ms);
    return () => {
      clearTimeout(timer);
      setDelayOver(false);
    };
  }, [isTrue, ms]);
  return isTrue && isDelayOver;
}
