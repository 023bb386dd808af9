'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CodeForm } from '@/components/ui/code-form.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Form } from '@/components/ui/form.tsx';
import { requiredMessage } from '@/lib/rules/text/backend-messages.ts';
import { errorCode, errorText } from '@/lib/rules/text/error-text.ts';
import { formText, rawFormText } from '@/lib/rules/text/form-text.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import { formatPhone, isPhone, phoneMessage } from '@/lib/rules/people/phone.ts';
import { useLinkPhone, useSendLinkingCode, useUnlinkPhone } from '@/lib/settings/mutations.ts';
import { useIdentityProof } from './use-identity-proof.ts';

/** What the identity service calls a number that is another account's. */
const takenCodes: readonly (string | null)[] = [
  'account-exists-with-different-credential',
  'credential-already-in-use',
];
const takenMessage = 'Símanúmerið er skráð á annan aðgang.';

interface Props {
  email: string;
  /** That signs in now, with the country's prefix. */
  phoneNumber: string | null;
}

interface Problems {
  phone?: string | null;
  current?: string | null;
}

/** The phone that a code for signing in can be sent to: added and taken away by who gives the password. */
export function SignInPhone({ email, phoneNumber }: Props) {
  const proof = useIdentityProof(email);
  const send = useSendLinkingCode();
  const link = useLinkPhone();
  const unlink = useUnlinkPhone();
  const [isChanging, setChanging] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [error, setError] = useState<string | null>(null);
  const [statusText, setStatusText] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // The button with the focus is gone.
  useEffect(() => {
    if (isChanging) form.current?.querySelector('input')?.focus();
  }, [isChanging]);

  const showFailure = (cause: Error): void => setError(errorText(cause, messageForCode));
  const showLinkFailure = (cause: Error): void =>
    takenCodes.includes(errorCode(cause)) ? setError(takenMessage) : showFailure(cause);
  const close = (notice: string): void => {
    setChanging(false);
    setError(null);
    send.reset();
    setStatusText(notice);
  };
  const submit = (data: FormData): void => {
    const phone = formText(data, 'phone');
    const current = rawFormText(data, 'current');
    const localProblems = {
      phone: phoneNumber !== null || isPhone(phone) ? null : phone ? phoneMessage : requiredMessage,
      current: current ? null : requiredMessage,
    };
    setProblems(localProblems);
    setError(null);
    if (localProblems.phone || localProblems.current) return;
    const change = (): void =>
      phoneNumber === null
        ? send.mutate(phone, { onError: showFailure })
        : unlink.mutate(undefined, { onSuccess: () => close(removedMessage), onError: showFailure });
    proof.submitPassword(current, { onProven: change, onError: showFailure });
  };

  if (proof.secondFactor) return <CodeForm {...proof.codeForm} />;
  if (send.data) {
    const sentCode = send.data;
    const linkPhone = (code: string): void => {
      setError(null);
      link.mutate({ sentCode, code }, { onSuccess: () => close(addedMessage), onError: showLinkFailure });
    };
    return (
      <CodeForm
        intro={<p role="status">Kóði var sendur í símann.</p>}
        label="Kóði úr SMS-skilaboðum"
        hint="Sex tölustafir"
        error={error}
        busy={link.isPending}
        onSubmit={linkPhone}
        onBack={() => close('')}
      />
    );
  }
  if (isChanging)
    return (
      <Form
        ref={form}
        onSubmit={submit}
        error={error}
        busy={proof.isPending || send.isPending || unlink.isPending}
        submitLabel={phoneNumber === null ? 'Senda kóða' : 'Fjarlægja símanúmer'}
        busyLabel="Staðfesti…"
        after={
          <Button variant="quiet" block onClick={() => close('')}>
            Hætta við
          </Button>
        }
      >
        {phoneNumber === null && (
          <Field
            kind="nationalPhone"
            label="Símanúmer"
            name="phone"
            placeholder="000-0000"
            required
            error={problems.phone}
          />
        )}
        <Field kind="password" label="Lykilorð" name="current" required error={problems.current} />
      </Form>
    );
  const startChange = (): void => {
    setStatusText('');
    setProblems({});
    setChanging(true);
  };
  return (
    <>
      <p>
        {phoneNumber === null
          ? 'Með símanúmeri geturðu skráð þig inn með kóða í SMS-skilaboðum í stað lykilorðs.'
          : `Kóði til innskráningar berst í ${formatPhone(phoneNumber)}.`}
      </p>
      <p>
        <Button variant="secondary" onClick={startChange}>
          {phoneNumber === null ? 'Bæta við símanúmeri' : 'Fjarlægja símanúmer'}
        </Button>
      </p>
      <p role="status">{statusText}</p>
    </>
  );
}

const addedMessage = 'Símanúmerinu hefur verið bætt við.';
const removedMessage = 'Símanúmerið hefur verið fjarlægt.';
