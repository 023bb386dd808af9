import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-area.module.css';

interface Props extends ComponentProps<'textarea'> {
  label: string;
  hint?: ReactNode;
  /** Icelandic text under the box; its presence marks it invalid. */
  error?: string | null | undefined;
}

/** A labelled box for several lines of text, with the look of a field. */
export function TextArea({ label, hint, error, id, ...area }: Props) {
  const generatedId = useId();
  const areaId = id ?? generatedId;
  const describedBy = [hint && `${areaId}-hint`, error && `${areaId}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.textArea} data-invalid={Boolean(error)}>
      <label htmlFor={areaId}>{label}</label>
      <textarea
        id={areaId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        {...area}
      />
      {hint && <small id={`${areaId}-hint`}>{hint}</small>}
      {error && (
        <strong id={`${areaId}-error`} role="alert">
          {error}
        </strong>
      )}
    </div>
  );
}
