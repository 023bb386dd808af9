'use client';

import type { ReactNode, SyntheticEvent } from 'react';
import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';
import { SubmitButton } from './submit-button.tsx';

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
    <Form method="post" noValidate onSubmit={submit}>
      {children}
      {error && (
        <div role="alert" data-error>
          {error}
        </div>
      )}
      <SubmitButton block busy={busy}>
        {busy ? busyLabel : submitLabel}
      </SubmitButton>
      {after}
    </Form>
  );
}

const { color } = theme;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & [data-error] {
    display: grid;
    gap: 8px;
    padding: 12px 16px;
    border-radius: ${theme.radius.medium};
    color: ${color.rust};
    background: ${color.rustPale};
  }
  & [data-error] a {
    color: inherit;
  }
  & fieldset {
    display: grid;
    gap: 16px;
    min-width: 0;
  }
  & legend {
    padding: 8px 0 12px;
    font-size: ${theme.text.large};
    font-weight: 650;
  }
  & [data-pair] {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: start;
    gap: 16px;
  }
`;
