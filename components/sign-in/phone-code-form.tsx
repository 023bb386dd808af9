'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CodeForm } from '@/components/ui/code-form.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Form } from '@/components/ui/form.tsx';
import { requiredMessage } from '@/lib/rules/text/backend-messages.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import { formatPhone, isPhone, phoneMessage } from '@/lib/rules/people/phone.ts';
import { useSendPhoneCode } from '@/lib/sign-in/use-phone-code.ts';
import { SignInStopView } from './sign-in-stop-view.tsx';
import { useSignInSteps } from './use-sign-in-steps.ts';

interface Props {
  onSignedIn: () => void;
  /** What follows a sign-in is being made. */
  busy?: boolean;
  onBack: () => void;
}

/** Sign-in with a code that is sent to the phone of the account. */
export function PhoneCodeForm({ onSignedIn, busy = false, onBack }: Props) {
  const steps = useSignInSteps(onSignedIn);
  const { mutate, isPending, data: sentCode, error, reset } = useSendPhoneCode();
  const [phone, setPhone] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // What had the focus before is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), [sentCode]);

  if (sentCode)
    return (
      <SignInStopView steps={steps} busy={busy}>
        <CodeForm
          intro={<p role="status">Kóði var sendur í {formatPhone(phone)}.</p>}
          label="Kóði úr SMS-skilaboðum"
          hint="Sex tölustafir"
          error={steps.error}
          busy={busy || steps.isBusy}
          onSubmit={(code) => steps.run(sentCode.attempt(code))}
          onBack={() => {
            steps.reset();
            reset();
          }}
        />
      </SignInStopView>
    );
  const submit = (data: FormData, target: HTMLFormElement): void => {
    const typedPhone = formText(data, 'phone');
    const nextProblem = phoneProblem(typedPhone);
    setPhone(typedPhone);
    setProblem(nextProblem);
    if (nextProblem) target.querySelector('input')?.focus();
    else mutate(typedPhone);
  };
  return (
    <Form
      ref={form}
      onSubmit={submit}
      error={error ? errorText(error, messageForCode) : null}
      busy={isPending}
      submitLabel="Senda kóða"
      busyLabel="Sendi…"
      after={
        <Button variant="quiet" block onClick={onBack}>
          Til baka
        </Button>
      }
    >
      <p>Við sendum kóða í símann sem skráður er á aðganginn þinn.</p>
      <Field
        kind="nationalPhone"
        label="Símanúmer"
        name="phone"
        placeholder="000-0000"
        defaultValue={phone}
        required
        error={problem}
      />
    </Form>
  );
}

function phoneProblem(phone: string): string | null {
  if (!phone) return requiredMessage;
  return isPhone(phone) ? null : phoneMessage;
}
