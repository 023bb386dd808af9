'use client';

import { useRef, useState } from 'react';
import { CodeForm } from '@/components/ui/code-form.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Field } from '@/components/ui/field.tsx';
import { NewPasswordField } from '@/components/ui/new-password-field.tsx';
import { findCommonPasswordProblem } from '@/lib/password/common-password.ts';
import { usePasswordPolicy } from '@/lib/password/policy.ts';
import { requiredMessage } from '@/lib/rules/text/backend-messages.ts';
import { errorCode, errorText } from '@/lib/rules/text/error-text.ts';
import { rawFormText } from '@/lib/rules/text/form-text.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import { newPasswordProblem, repeatProblem } from '@/lib/rules/security/password-rules.ts';
import { useChangePassword } from '@/lib/settings/mutations.ts';
import { useIdentityProof } from './use-identity-proof.ts';

interface PasswordProblems {
  current?: string | null;
  password?: string | null;
  repeat?: string | null;
}

const weakPasswordCodes: readonly (string | null)[] = [
  'password-does-not-meet-requirements',
  'weak-password',
];

/** A new password for who gives the old one; everywhere else they are signed out. */
export function ChangePassword({ email }: { email: string }) {
  const { policy, refetch } = usePasswordPolicy();
  const proof = useIdentityProof(email);
  const change = useChangePassword();
  const [problems, setProblems] = useState<PasswordProblems>({});
  const [error, setError] = useState<string | null>(null);
  /** Another one empties the form. */
  const [changeCount, setChangeCount] = useState(0);
  const newPassword = useRef('');

  const showFailure = (cause: Error): void => {
    const text = errorText(cause, messageForCode);
    if (weakPasswordCodes.includes(errorCode(cause))) void refetch();
    setError(text);
  };
  const changePassword = (): void =>
    change.mutate(newPassword.current, {
      onSuccess: () => setChangeCount(changeCount + 1),
      onError: showFailure,
    });
  const submit = (data: FormData): void => {
    const current = rawFormText(data, 'current');
    const password = rawFormText(data, 'password');
    const localProblems: PasswordProblems = {
      current: current ? null : requiredMessage,
      password: newPasswordProblem(policy, password),
      repeat: repeatProblem(password, rawFormText(data, 'repeat')),
    };
    setProblems(localProblems);
    setError(null);
    change.reset();
    if (Object.values(localProblems).some(Boolean)) return;
    newPassword.current = password;
    proof.submitPassword(current, { onProven: changePassword, onError: showFailure });
  };

  if (proof.secondFactor) return <CodeForm {...proof.codeForm} />;
  return (
    <>
      <p role="status">{change.isSuccess ? 'Lykilorðinu hefur verið breytt.' : ''}</p>
      <Form
        key={changeCount}
        onSubmit={submit}
        error={error}
        busy={proof.isPending || change.isPending}
        submitLabel="Breyta lykilorði"
        busyLabel="Vista…"
      >
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Field kind="password" label="Núverandi lykilorð" name="current" required error={problems.current} />
        <NewPasswordField
          label="Nýtt lykilorð"
          policy={policy}
          findProblem={findCommonPasswordProblem}
          error={problems.password}
        />
        <Field kind="newPassword" label="Endurtaka lykilorð" name="repeat" required error={problems.repeat} />
      </Form>
    </>
  );
}
