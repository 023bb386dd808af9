'use client';

import { useState } from 'react';
import { CodeForm } from '@/components/ui/code-form.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Form } from '@/components/ui/form.tsx';
import { requiredMessage } from '@/lib/rules/text/backend-messages.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { rawFormText } from '@/lib/rules/text/form-text.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import { useStrengthenSession } from '@/lib/settings/mutations.ts';
import { useIdentityProof } from './use-identity-proof.ts';

interface Props {
  email: string;
  onProven: () => void;
}

/** Password and code once more, for a session that began with the password alone. */
export function SecondFactorProof({ email, onProven }: Props) {
  const proof = useIdentityProof(email);
  const strengthen = useStrengthenSession();
  const [problem, setProblem] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const showFailure = (cause: Error): void => setError(errorText(cause, messageForCode));
  const submit = (data: FormData): void => {
    const current = rawFormText(data, 'current');
    setProblem(current ? null : requiredMessage);
    setError(null);
    if (!current) return;
    proof.submitPassword(current, {
      onProven: (idToken) => strengthen.mutate(idToken, { onSuccess: onProven, onError: showFailure }),
      onError: showFailure,
    });
  };
  if (proof.secondFactor) return <CodeForm {...proof.codeForm} />;
  return (
    <Form
      onSubmit={submit}
      error={error}
      busy={proof.isPending || strengthen.isPending}
      submitLabel="Áfram"
      busyLabel="Staðfesti…"
    >
      <Field kind="password" label="Lykilorð" name="current" required error={problem} />
    </Form>
  );
}
