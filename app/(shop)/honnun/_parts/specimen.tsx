import type { ReactNode } from 'react';
import styles from './specimen.module.css';

/** A part of the design system under its name. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.specimen}>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
