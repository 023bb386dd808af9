import { type ComponentProps, useId } from 'react';
import styles from './select.module.css';

interface Props extends ComponentProps<'select'> {
  label: string;
}

/** A labelled choice of one among several, with the look of a field. */
export function Select({ label, id, children, ...select }: Props) {
  const generatedId = useId();
  const selectId = id ?? generatedId;
  return (
    <div className={styles.select}>
      <label htmlFor={selectId}>{label}</label>
      <select id={selectId} {...select}>
        {children}
      </select>
    </div>
  );
}
