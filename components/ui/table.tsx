import type { ReactNode } from 'react';
import styles from './table.module.css';

interface Props {
  /** What the table is, for screen readers and above it. */
  caption: string;
  children: ReactNode;
}

/** A table of goods or amounts. What is too wide for the page scrolls in its own box, by keyboard too. */
export function Table({ caption, children }: Props) {
  return (
    <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        {children}
      </table>
    </div>
  );
}
