import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field-group.module.css';

interface Props {
  legend: string;
  className?: string;
  children: ReactNode;
}

/** Fields of a form that belong together, under their own heading. */
export function FieldGroup({ legend, className, children }: Props) {
  return (
    <fieldset className={classNames(styles.group, className)}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
