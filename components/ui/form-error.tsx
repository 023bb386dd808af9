import type { ReactNode } from 'react';
import styles from './form-error.module.css';

/** Why a form as a whole was not taken. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.error}>
      {children}
    </div>
  );
}
