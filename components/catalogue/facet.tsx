import type { ReactNode } from 'react';
import styles from './facet.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** One facet of a listing, under its name. */
export function Facet({ title, children }: Props) {
  return (
    <fieldset className={styles.facet}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
