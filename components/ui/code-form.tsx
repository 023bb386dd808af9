'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formText } from '@/lib/rules/text/form-text.ts';
import { codeProblem, normaliseCode } from '@/lib/rules/security/verification-code.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Form } from './form.tsx';

interface Props {
  /** Why a code is required. */
  intro?: ReactNode;
  /** The owner's name for the authenticator app, if any. */
  name?: string | null;
  /** For a code that comes otherwise than from an authenticator app. */
  label?: string;
  hint?: string;
  /** Icelandic error of the last code. */
  error: string | null;
  busy: boolean;
  onSubmit: (code: string) => void;
  onBack: () => void;
}

/** Asks for six digits, of an authenticator app unless `label` says otherwise. */
export function CodeForm({ intro, name, label, hint, error, busy, onSubmit, onBack }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const findInput = (): HTMLInputElement | null | undefined => form.current?.querySelector('input');
  // The form that had the focus is gone; after a wrong code the next one overwrites it.
  useEffect(() => {
    findInput()?.focus();
    findInput()?.select();
  }, [error]);

  const submit = (data: FormData): void => {
    const code = normaliseCode(formText(data, 'code'));
    const nextProblem = codeProblem(code);
    setProblem(nextProblem);
    if (nextProblem) findInput()?.focus();
    else onSubmit(code);
  };

  return (
    <Form
      ref={form}
      onSubmit={submit}
      busy={busy}
      submitLabel="Staðfesta"
      busyLabel="Staðfesti…"
      after={
        <Button variant="quiet" block onClick={onBack}>
          Til baka
        </Button>
      }
    >
      {intro ?? <p role="status">Viðbótarauðkenningar er krafist.</p>}
      <Field
        kind="oneTimeCode"
        label={label ?? 'Kóði úr auðkenningarappi'}
        hint={hint ?? (name ? `Sex tölustafir sem appið sýnir (${name})` : 'Sex tölustafir sem appið sýnir')}
        name="code"
        required
        error={problem ?? error}
      />
    </Form>
  );
}
