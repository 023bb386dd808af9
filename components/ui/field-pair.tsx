import type { ReactNode } from 'react';
import styles from './field-pair.module.css';

/** Two short fields beside each other where there is room; a form shares that out by `--pair-columns`. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.fieldPair}>{children}</div>;
}
