import type { ReactNode } from 'react';
import styles from './facet.module.css';

interface Props {
  title: string;
  /** Only shown without scripts. */
  rest?: boolean | undefined;
  children: ReactNode;
}

/** One facet of a listing, under its name. */
export function Facet({ title, rest, children }: Props) {
  return (
    <fieldset className={styles.facet} data-rest={rest || undefined}>
      <legend className={styles.title}>{title}</legend>
      {children}
    </fieldset>
  );
}
