import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface Props extends ComponentProps<'input'> {
  label: string;
  hint?: ReactNode;
  /** Icelandic text under the input; its presence marks the input invalid. */
  error?: string | null;
  /** Stands inside the box at its end, e.g. a button that shows the password. */
  after?: ReactNode;
}

/** A labelled input with its hint and error, tied together for screen readers. */
export function Field({ label, hint, error, after, id, required, ...input }: Props) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const describedBy = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-invalid={Boolean(error)}>
      <label htmlFor={fieldId}>
        {label}
        {required && <span aria-hidden> *</span>}
      </label>
      <div>
        <input
          id={fieldId}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          {...input}
        />
        {after}
      </div>
      {hint && <small id={`${fieldId}-hint`}>{hint}</small>}
      {error && (
        <strong id={`${fieldId}-error`} role="alert">
          {error}
        </strong>
      )}
    </div>
  );
}
