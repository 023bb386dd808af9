'use client';

import { useEffect, useState } from 'react';
import { msUntilChange, type OpeningHoursEntry } from '@/lib/rules/dates/opening-hours.ts';

/** The time as of the last opening, closing or midnight; null until the page runs in a browser. */
export function useClock(hours: readonly OpeningHoursEntry[]): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    let timer = 0;
    const look = (): void => {
      const seen = new Date();
      setNow(seen);
      window.clearTimeout(timer);
      timer = window.setTimeout(look, msUntilChange(hours, seen) + 50);
    };
    look();
    // Timers stand still while a machine sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [hours]);
  return now;
}
