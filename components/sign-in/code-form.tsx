'use client';

import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { formText } from '@/lib/rules/form-text.ts';
import { messageForCode } from '@/lib/rules/messages.ts';
import { codeProblem, typedCode } from '@/lib/rules/verification-code.ts';

interface Props {
  /** What the account's owner called the authenticator app, if anything. */
  name: string | null;
  /** Icelandic text of what the identity service or the backend said of the last code. */
  error: string | null;
  busy: boolean;
  onSubmit: (code: string) => void;
  onBack: () => void;
}

/** The code of an authenticator app, where the password alone does not do. */
export function CodeForm({ name, error, busy, onSubmit, onBack }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = (): HTMLInputElement | null | undefined => form.current?.querySelector('input');
  // The form with the focus is gone; after a wrong code the next one is typed over it.
  useEffect(() => {
    input()?.focus();
    input()?.select();
  }, [error]);

  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const code = typedCode(formText(new FormData(event.currentTarget), 'code'));
    const found = codeProblem(code);
    setProblem(found);
    if (found) input()?.focus();
    else onSubmit(code);
  };

  return (
    <Form ref={form} method="post" noValidate onSubmit={submit}>
      <p role="status">{messageForCode('multi-factor-auth-required')}</p>
      <Field
        label="Kóði úr auðkenningarappi"
        hint={name ? `Sex tölustafir sem appið sýnir (${name})` : 'Sex tölustafir sem appið sýnir'}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={problem ?? error}
      />
      <Button type="submit" block busy={busy}>
        {busy ? 'Skrái inn…' : 'Staðfesta'}
      </Button>
      <Button variant="quiet" block onClick={onBack}>
        Til baka
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
