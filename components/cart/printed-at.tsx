import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatLongDate, formatTime } from '@/lib/rules/text/icelandic.ts';
import styles from './printed-at.module.css';

/** On paper only: prices and stock are of this moment. */
export function PrintedAt() {
  const [at, setAt] = useState<Date | null>(null);
  useEffect(() => {
    // What is printed is what the page shows as the event ends.
    const look = (): void => flushSync(() => setAt(new Date()));
    window.addEventListener('beforeprint', look);
    return () => window.removeEventListener('beforeprint', look);
  }, []);
  return (
    at && (
      <p className={styles.text}>
        Prentað {formatLongDate(at)} kl. {formatTime(at)}
      </p>
    )
  );
}
