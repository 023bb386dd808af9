'use client';

import type { ReactNode, SyntheticEvent } from 'react';
import { SubmitButton } from './submit-button.tsx';
import styles from './entry-form.module.css';

interface Props {
  onSubmit: (data: FormData) => void;
  /** Icelandic text for the form as a whole. */
  error: ReactNode;
  busy: boolean;
  submitLabel: string;
  busyLabel: string;
  /** Below the button, e.g. one that leaves the form. */
  after?: ReactNode;
  children: ReactNode;
}

/** A form of the pages before the account. What was typed stays; POST, so that nothing of it lands in an address. */
export function EntryForm({ onSubmit, error, busy, submitLabel, busyLabel, after, children }: Props) {
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {children}
      {error && (
        <div role="alert" className={styles.error}>
          {error}
        </div>
      )}
      <SubmitButton block busy={busy}>
        {busy ? busyLabel : submitLabel}
      </SubmitButton>
      {after}
    </form>
  );
}
