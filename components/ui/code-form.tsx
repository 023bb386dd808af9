'use client';

import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { formText } from '@/lib/rules/text/form-text.ts';
import { codeProblem, normaliseCode } from '@/lib/rules/security/verification-code.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { SubmitButton } from './submit-button.tsx';
import styles from './code-form.module.css';

interface Props {
  /** Why a code is wanted. */
  intro?: ReactNode;
  /** What the account's owner called the authenticator app, if anything. */
  name?: string | null;
  /** Icelandic text of what was said of the last code. */
  error: string | null;
  busy: boolean;
  onSubmit: (code: string) => void;
  onBack: () => void;
}

/** Asks for the six digits of an authenticator app. */
export function CodeForm({ intro, name, error, busy, onSubmit, onBack }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const findInput = (): HTMLInputElement | null | undefined => form.current?.querySelector('input');
  // The form with the focus is gone; after a wrong code the next one is typed over it.
  useEffect(() => {
    findInput()?.focus();
    findInput()?.select();
  }, [error]);

  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const code = normaliseCode(formText(new FormData(event.currentTarget), 'code'));
    const nextProblem = codeProblem(code);
    setProblem(nextProblem);
    if (nextProblem) findInput()?.focus();
    else onSubmit(code);
  };

  return (
    <form className={styles.form} ref={form} method="post" noValidate onSubmit={submit}>
      {intro ?? <p role="status">Viðbótarauðkenningar er krafist.</p>}
      <Field
        label="Kóði úr auðkenningarappi"
        hint={name ? `Sex tölustafir sem appið sýnir (${name})` : 'Sex tölustafir sem appið sýnir'}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={problem ?? error}
      />
      <SubmitButton block busy={busy}>
        {busy ? 'Staðfesti…' : 'Staðfesta'}
      </SubmitButton>
      <Button variant="quiet" block onClick={onBack}>
        Til baka
      </Button>
    </form>
  );
}
