import type { ReactNode } from 'react';
import styles from './plain-header.module.css';

/** Header of the pages that stand outside the shell. */
export function PlainHeader({ children }: { children: ReactNode }) {
  return <header className={styles.plainHeader}>{children}</header>;
}
