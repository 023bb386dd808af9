'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatLongDate, formatTime } from '@/lib/rules/text/icelandic.ts';
import styles from './printed-at.module.css';

/** On paper only: prices and stock are as of now. */
export function PrintedAt() {
  const [printedAt, setPrintedAt] = useState<Date | null>(null);
  useEffect(() => {
    // What is printed is what the page shows as the event ends.
    const updateTime = (): void => flushSync(() => setPrintedAt(new Date()));
    window.addEventListener('beforeprint', updateTime);
    return () => window.removeEventListener('beforeprint', updateTime);
  }, []);
  return (
    printedAt && (
      <p className={styles.text}>
        Prentað {formatLongDate(printedAt)} kl. {formatTime(printedAt)}
      </p>
    )
  );
}
