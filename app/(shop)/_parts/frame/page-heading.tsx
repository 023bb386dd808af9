import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

/** As far below the breadcrumbs as the heading of a listing. */
export function PageHeading({ children }: { children: ReactNode }) {
  return <h1 className={styles.pageHeading}>{children}</h1>;
}
