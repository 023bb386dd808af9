'use client';

import { useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CodeForm } from '@/components/ui/code-form.tsx';
import { EntryForm } from '@/components/ui/entry-form.tsx';
import { Field } from '@/components/ui/field.tsx';
import { requiredMessage } from '@/lib/rules/text/backend-messages.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { rawFormText } from '@/lib/rules/text/form-text.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import { useEnrolSecondFactor, useNewFactor, useRemoveFactors } from '@/lib/settings/mutations.ts';
import { FactorSecret } from './factor-secret.tsx';
import { useProof } from './use-proof.ts';

interface Props {
  email: string;
  isOn: boolean;
}

/** An authenticator app besides the password: set up and taken away again by who gives the password. */
export function SecondFactorSettings({ email, isOn }: Props) {
  const proof = useProof(email);
  const begin = useNewFactor();
  const keep = useEnrolSecondFactor();
  const remove = useRemoveFactors();
  const [isAsking, setAsking] = useState(false);
  const passwordId = useId();
  // The button with the focus is gone.
  useEffect(() => {
    if (isAsking) document.getElementById(passwordId)?.focus();
  }, [isAsking, passwordId]);
  const [problem, setProblem] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [done, setDone] = useState('');

  const explain = (cause: Error): void => setError(errorText(cause, messageForCode));
  const close = (notice: string): void => {
    setAsking(false);
    setError(null);
    begin.reset();
    setDone(notice);
  };
  const ask = (): void => {
    setDone('');
    setAsking(true);
  };
  const goOn = (): void => {
    if (isOn) remove.mutate(undefined, { onSuccess: () => close(taken), onError: explain });
    else begin.mutate(undefined, { onError: explain });
  };
  const submit = (data: FormData): void => {
    const current = rawFormText(data, 'current');
    setProblem(current ? null : requiredMessage);
    setError(null);
    if (current) proof.give(current, { onProven: goOn, onError: explain });
  };

  if (proof.secondFactor) return <CodeForm {...proof.codeForm} />;
  if (begin.data) {
    const factor = begin.data;
    const finish = (code: string): void => {
      setError(null);
      keep.mutate({ factor, code }, { onSuccess: () => close(kept), onError: explain });
    };
    return (
      <CodeForm
        intro={<FactorSecret factor={factor} />}
        error={error}
        busy={keep.isPending}
        onSubmit={finish}
        onBack={() => close('')}
      />
    );
  }
  if (isAsking)
    return (
      <EntryForm
        onSubmit={submit}
        error={error}
        busy={proof.isPending || begin.isPending || remove.isPending}
        submitLabel="Áfram"
        busyLabel="Staðfesti…"
        after={
          <Button variant="quiet" block onClick={() => close('')}>
            Hætta við
          </Button>
        }
      >
        <p>Vinsamlegast sláið inn lykilorðið til að staðfesta breytinguna.</p>
        <Field
          id={passwordId}
          label="Lykilorð"
          name="current"
          type="password"
          autoComplete="current-password"
          required
          error={problem}
        />
      </EntryForm>
    );
  return (
    <>
      <p>
        {isOn
          ? 'Við innskráningu þarf bæði lykilorð og kóða úr auðkenningarappi.'
          : 'Með auðkenningarappi kemst enginn inn með lykilorðinu einu. Þú slærð þá líka inn kóða sem appið sýnir.'}
      </p>
      <p>
        <Button variant="secondary" onClick={ask}>
          {isOn ? 'Slökkva á viðbótarauðkenningu' : 'Setja upp auðkenningarapp'}
        </Button>
      </p>
      <p role="status">{done}</p>
    </>
  );
}

const kept = 'Kveikt er á viðbótarauðkenningu.';
const taken = 'Slökkt hefur verið á viðbótarauðkenningu.';
