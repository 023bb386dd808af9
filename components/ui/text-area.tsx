import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './text-area.module.css';

/** A labelled box for several lines of text, with its hint and error. */
export function TextArea({
  label,
  hint,
  error,
  id,
  required,
  ...area
}: ComponentProps<'textarea'> & FieldTexts) {
  return (
    <FieldFrame {...{ label, hint, error, id, required }}>
      {(control, boxClass) => (
        <textarea
          inputMode="text"
          autoComplete="off"
          {...control}
          {...area}
          className={classNames(boxClass, styles.area)}
        />
      )}
    </FieldFrame>
  );
}
