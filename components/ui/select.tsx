import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './select.module.css';

/** A labelled choice of one among several, with its hint and error. */
export function Select({
  label,
  hint,
  error,
  id,
  required,
  ...select
}: ComponentProps<'select'> & FieldTexts) {
  return (
    <FieldFrame {...{ label, hint, error, id, required }}>
      {(control, boxClass) => (
        <select {...control} {...select} className={classNames(boxClass, styles.select)} />
      )}
    </FieldFrame>
  );
}
