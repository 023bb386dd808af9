import { useEffect, useState } from 'react';

/** True once `holds` has held for `ms`. */
export function useDelayed(holds: boolean, ms: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!holds) return undefined;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [holds, ms]);
  return holds && late;
}
