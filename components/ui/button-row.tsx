import type { ReactNode } from 'react';
import styles from './button-row.module.css';

/** Buttons beside each other as far as there is room. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.buttonRow}>{children}</div>;
}
