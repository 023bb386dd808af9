import { useEffect, useState } from 'react';
import { minuteMs } from '../rules/dates/durations.ts';

/** Now in ms since 1970, a minute apart; 0 until the page has come to life. */
export function useNow(): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const update = (): void => setNow(Date.now());
    update();
    const timer = setInterval(update, minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
