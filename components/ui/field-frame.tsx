import { type ReactNode, useId } from 'react';
import styles from './field-frame.module.css';

/** Texts of a form field. */
export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** Icelandic text under the field; its presence marks it invalid. */
  error?: string | null | undefined;
}

interface ControlAttributes {
  id: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props extends FieldTexts {
  id: string | undefined;
  required: boolean | undefined;
  /** @param boxClass of the element that has the field's border */
  children: (control: ControlAttributes, boxClass: string | undefined) => ReactNode;
}

/** Label, hint and error around a form control, associated for screen readers. */
export function FieldFrame({ label, hint, error, id, required, children }: Props) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const describedBy = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(' ');
  const control: ControlAttributes = {
    id: fieldId,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  return (
    <div className={styles.frame} data-invalid={Boolean(error)}>
      <label htmlFor={fieldId}>
        {label}
        {required && <span aria-hidden> *</span>}
      </label>
      {children(control, styles.box)}
      {hint && <small id={`${fieldId}-hint`}>{hint}</small>}
      {error && (
        <strong id={`${fieldId}-error`} role="alert">
          {error}
        </strong>
      )}
    </div>
  );
}
