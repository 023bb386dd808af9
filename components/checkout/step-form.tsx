'use client';

import type { ReactNode, SyntheticEvent } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media.ts';
import { SubmitButton } from '@/components/ui/submit-button.tsx';

interface Props {
  onSubmit: (data: FormData) => void;
  /** Icelandic text of what the backend said. */
  error: string | null;
  busy: boolean;
  submitLabel: ReactNode;
  busyLabel: string;
  children: ReactNode;
}

/** Form of one checkout step. What was typed stays, whatever the backend says. */
export function StepForm({ onSubmit, error, busy, submitLabel, busyLabel, children }: Props) {
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) onSubmit(new FormData(event.currentTarget));
  };
  return (
    <Form method="post" noValidate onSubmit={submit}>
      {children}
      {error && (
        <p role="alert" data-error>
          {error}
        </p>
      )}
      <SubmitButton busy={busy} data-submit>
        {busy ? busyLabel : submitLabel}
      </SubmitButton>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  & [data-error] {
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-medium);
    color: var(--color-rust);
    background: var(--color-rust-pale);
  }
  & > [role='note'] {
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-medium);
    background: var(--color-sun-pale);
  }
  & [data-submit] {
    min-height: 52px;
    font-size: 1rem;
  }
  & fieldset {
    display: grid;
    gap: var(--space-3);
    min-width: 0;
  }
  & legend {
    padding: 0;
    margin-bottom: var(--space-3);
    font-size: var(--text-large);
    font-weight: 650;
  }
  ${media.narrow} {
    & [data-submit] {
      justify-self: start;
      min-width: 280px;
    }
  }
`;
