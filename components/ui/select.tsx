import { type ComponentProps, useId } from 'react';
import styles from './select.module.css';

interface Props extends ComponentProps<'select'> {
  label: string;
}

/** A labelled choice of one among several, with the look of a field. */
export function Select({ label, id, children, ...select }: Props) {
  const generated = useId();
  const selectId = id ?? generated;
  return (
    <div className={styles.select}>
      <label htmlFor={selectId}>{label}</label>
      <select id={selectId} {...select}>
        {children}
      </select>
    </div>
  );
}
