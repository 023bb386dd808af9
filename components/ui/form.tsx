'use client';

import type { ComponentProps, ReactNode } from 'react';
import { FormError } from './form-error.tsx';
import { SubmitButton } from './submit-button.tsx';
import styles from './form.module.css';

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: (data: FormData, form: HTMLFormElement) => void;
  /** Waiting for an answer: ignores further submits. */
  busy?: boolean;
  /** Icelandic text for the form as a whole; stands above the button. */
  error?: ReactNode;
  /** Without it the form brings a button of its own among its children. */
  submitLabel?: ReactNode;
  /** In place of `submitLabel` while it waits. */
  busyLabel?: string;
  /** As wide as the form, the large button that ends a step, or as wide as its words. */
  submitSize?: 'wide' | 'large' | 'small';
  /** Below the button, e.g. one that leaves the form. */
  after?: ReactNode;
  /** A layout of the caller's in place of one field below the other. */
  className?: string | undefined;
}

const submitClasses = { wide: undefined, large: styles.large, small: styles.small };

/**
 * A form submitted by script. Input is kept whatever the answer is; POST, so that nothing of it ends up in a URL.
 */
export function Form({
  onSubmit,
  busy = false,
  error,
  submitLabel,
  busyLabel,
  submitSize = 'wide',
  after,
  className = styles.stack,
  children,
  ...form
}: Props) {
  return (
    <form
      method="post"
      noValidate
      className={className}
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit(new FormData(event.currentTarget), event.currentTarget);
      }}
    >
      {children}
      {error && <FormError>{error}</FormError>}
      {submitLabel && (
        <SubmitButton className={submitClasses[submitSize]} block={submitSize === 'wide'} busy={busy}>
          {(busy && busyLabel) || submitLabel}
        </SubmitButton>
      )}
      {after}
    </form>
  );
}
