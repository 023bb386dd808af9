'use client';

import { useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CodeForm } from '@/components/ui/code-form.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Field } from '@/components/ui/field.tsx';
import { requiredMessage } from '@/lib/rules/text/backend-messages.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { rawFormText } from '@/lib/rules/text/form-text.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import {
  useEnrolSecondFactor,
  useStartSecondFactor,
  useRemoveSecondFactors,
} from '@/lib/settings/mutations.ts';
import { SecondFactorSecret } from './second-factor-secret.tsx';
import { useIdentityProof } from './use-identity-proof.ts';

interface Props {
  email: string;
  isOn: boolean;
  /** Called once it is set up. */
  onEnrolled?: () => void;
}

/** An authenticator app besides the password: set up and taken away again by who gives the password. */
export function SecondFactorSettings({ email, isOn, onEnrolled }: Props) {
  const proof = useIdentityProof(email);
  const newFactor = useStartSecondFactor();
  const enrol = useEnrolSecondFactor();
  const remove = useRemoveSecondFactors();
  const [isConfirming, setConfirming] = useState(false);
  const passwordId = useId();
  // The button with the focus is gone.
  useEffect(() => {
    if (isConfirming) document.getElementById(passwordId)?.focus();
  }, [isConfirming, passwordId]);
  const [problem, setProblem] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [statusText, setStatusText] = useState('');

  const showFailure = (cause: Error): void => setError(errorText(cause, messageForCode));
  const close = (notice: string): void => {
    setConfirming(false);
    setError(null);
    newFactor.reset();
    setStatusText(notice);
  };
  const askPassword = (): void => {
    setStatusText('');
    setConfirming(true);
  };
  const toggleFactor = (): void => {
    if (isOn) remove.mutate(undefined, { onSuccess: () => close(disabledMessage), onError: showFailure });
    else newFactor.mutate(undefined, { onError: showFailure });
  };
  const submit = (data: FormData): void => {
    const current = rawFormText(data, 'current');
    setProblem(current ? null : requiredMessage);
    setError(null);
    if (current) proof.submitPassword(current, { onProven: toggleFactor, onError: showFailure });
  };

  if (proof.secondFactor) return <CodeForm {...proof.codeForm} />;
  if (newFactor.data) {
    const factor = newFactor.data;
    const enrolFactor = (code: string): void => {
      setError(null);
      const finish = (): void => {
        close(enabledMessage);
        onEnrolled?.();
      };
      enrol.mutate({ factor, code }, { onSuccess: finish, onError: showFailure });
    };
    return (
      <CodeForm
        intro={<SecondFactorSecret factor={factor} />}
        error={error}
        busy={enrol.isPending}
        onSubmit={enrolFactor}
        onBack={() => close('')}
      />
    );
  }
  if (isConfirming)
    return (
      <Form
        onSubmit={submit}
        error={error}
        busy={proof.isPending || newFactor.isPending || remove.isPending}
        submitLabel="Áfram"
        busyLabel="Staðfesti…"
        after={
          <Button variant="quiet" block onClick={() => close('')}>
            Hætta við
          </Button>
        }
      >
        <p>Vinsamlegast sláið inn lykilorðið til að staðfesta breytinguna.</p>
        <Field kind="password" id={passwordId} label="Lykilorð" name="current" required error={problem} />
      </Form>
    );
  return (
    <>
      <p>
        {isOn
          ? 'Við innskráningu þarf bæði lykilorð og kóða úr auðkenningarappi.'
          : 'Með auðkenningarappi kemst enginn inn með lykilorðinu einu. Þú slærð þá líka inn kóða sem appið sýnir.'}
      </p>
      <p>
        <Button variant="secondary" onClick={askPassword}>
          {isOn ? 'Slökkva á viðbótarauðkenningu' : 'Setja upp auðkenningarapp'}
        </Button>
      </p>
      <p role="status">{statusText}</p>
    </>
  );
}

const enabledMessage = 'Kveikt er á viðbótarauðkenningu.';
const disabledMessage = 'Slökkt hefur verið á viðbótarauðkenningu.';
