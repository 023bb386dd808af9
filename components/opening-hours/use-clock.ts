'use client';

import { useEffect, useState } from 'react';
import { msUntilChange, type OpeningHoursEntry } from '@/lib/rules/dates/opening-hours.ts';

/** The time as of the last opening, closing or midnight; null until the page runs in a browser. */
export function useClock(hours: readonly OpeningHoursEntry[]): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    let timer = 0;
    const update = (): void => {
      const time = new Date();
      setNow(time);
      window.clearTimeout(timer);
      timer = window.setTimeout(update, msUntilChange(hours, time) + 50);
    };
    update();
    // Timers stand still while a machine sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [hours]);
  return now;
}
