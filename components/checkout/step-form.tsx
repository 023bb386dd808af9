'use client';

import type { ReactNode, SyntheticEvent } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';
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

const { color } = theme;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & [data-error] {
    padding: 12px 16px;
    border-radius: ${theme.radius.medium};
    color: ${color.rust};
    background: ${color.rustPale};
  }
  & > [role='note'] {
    padding: 12px 16px;
    border-radius: ${theme.radius.medium};
    background: ${color.sunPale};
  }
  & [data-submit] {
    min-height: 52px;
    font-size: 1rem;
  }
  & fieldset {
    display: grid;
    gap: 12px;
    min-width: 0;
  }
  & legend {
    padding: 0;
    margin-bottom: 12px;
    font-size: ${theme.text.large};
    font-weight: 650;
  }
  & [data-pair] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
    align-items: start;
    gap: 16px;
  }
  ${media.narrow} {
    & [data-submit] {
      justify-self: start;
      min-width: 280px;
    }
  }
`;
