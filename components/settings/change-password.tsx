'use client';

import { useRef, useState } from 'react';
import { CodeForm } from '@/components/ui/code-form.tsx';
import { EntryForm } from '@/components/ui/entry-form.tsx';
import { Field } from '@/components/ui/field.tsx';
import { NewPasswordField } from '@/components/ui/new-password-field.tsx';
import { usePasswordPolicy } from '@/lib/password/policy.ts';
import { requiredMessage } from '@/lib/rules/text/backend-messages.ts';
import { errorCode, errorText } from '@/lib/rules/text/error-text.ts';
import { rawFormText } from '@/lib/rules/text/form-text.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import { newPasswordProblem, repeatProblem } from '@/lib/rules/security/password-rules.ts';
import { useChangePassword } from '@/lib/settings/mutations.ts';
import { useProof } from './use-proof.ts';

interface Problems {
  current?: string | null;
  password?: string | null;
  repeat?: string | null;
}

const weak: readonly (string | null)[] = ['password-does-not-meet-requirements', 'weak-password'];

/** A new password for who gives the old one; everywhere else they are signed out. */
export function ChangePassword({ email }: { email: string }) {
  const { policy, refetch } = usePasswordPolicy();
  const proof = useProof(email);
  const change = useChangePassword();
  const [problems, setProblems] = useState<Problems>({});
  const [error, setError] = useState<string | null>(null);
  /** Another one empties the form. */
  const [done, setDone] = useState(0);
  const wanted = useRef('');

  const explain = (cause: Error): void => {
    const text = errorText(cause, messageForCode);
    if (weak.includes(errorCode(cause))) void refetch();
    setError(text);
  };
  const store = (): void =>
    change.mutate(wanted.current, { onSuccess: () => setDone(done + 1), onError: explain });
  const submit = (data: FormData): void => {
    const current = rawFormText(data, 'current');
    const password = rawFormText(data, 'password');
    const found: Problems = {
      current: current ? null : requiredMessage,
      password: newPasswordProblem(policy, password),
      repeat: repeatProblem(password, rawFormText(data, 'repeat')),
    };
    setProblems(found);
    setError(null);
    change.reset();
    if (Object.values(found).some(Boolean)) return;
    wanted.current = password;
    proof.give(current, { onProven: store, onError: explain });
  };

  if (proof.secondFactor) return <CodeForm {...proof.codeForm} />;
  return (
    <>
      <p role="status">{change.isSuccess ? 'Lykilorðinu hefur verið breytt.' : ''}</p>
      <EntryForm
        key={done}
        onSubmit={submit}
        error={error}
        busy={proof.isPending || change.isPending}
        submitLabel="Breyta lykilorði"
        busyLabel="Vista…"
      >
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Field
          label="Núverandi lykilorð"
          name="current"
          type="password"
          autoComplete="current-password"
          required
          error={problems.current}
        />
        <NewPasswordField label="Nýtt lykilorð" policy={policy} error={problems.password} />
        <Field
          label="Endurtaka lykilorð"
          name="repeat"
          type="password"
          autoComplete="new-password"
          required
          error={problems.repeat}
        />
      </EntryForm>
    </>
  );
}
