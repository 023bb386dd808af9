import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';

interface Props extends ComponentProps<'input'> {
  type: 'radio' | 'checkbox';
  label: ReactNode;
  hint?: ReactNode;
  /** At the end of the box, e.g. a price. */
  after?: ReactNode;
  /** Framed as one of several; plain for a single checkbox. */
  framed?: boolean;
  error?: string | null;
}

/** A radio button or checkbox whose whole box is clickable. */
export function Choice({ label, hint, after, framed = false, error, ...input }: Props) {
  const errorId = error ? `${input.name}-error` : undefined;
  return (
    <div className={styles.choice} data-framed={framed}>
      <label>
        <input aria-invalid={error ? true : undefined} aria-describedby={errorId} {...input} />
        <span>
          {label}
          {hint && <small>{hint}</small>}
        </span>
        {after && <strong>{after}</strong>}
      </label>
      {error && (
        <em id={errorId} role="alert">
          {error}
        </em>
      )}
    </div>
  );
}
