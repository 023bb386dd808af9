import type { ReactNode } from 'react';
import styles from './page-actions.module.css';

/** Actions of a page, in a row; not on paper. */
export function PageActions({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
