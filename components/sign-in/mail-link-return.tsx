'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Form } from '@/components/ui/form.tsx';
import { useHydrated } from '@/components/ui/use-hydrated.ts';
import { emailProblem, normaliseEmail } from '@/lib/rules/security/credentials.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { clearLinkAddress, readLinkAddress } from '@/lib/sign-in/link-address.ts';
import { SignInProgress } from './sign-in-progress.tsx';
import { SignInStopView } from './sign-in-stop-view.tsx';
import { useSignInSteps } from './use-sign-in-steps.ts';

interface Props {
  /** A path of this shop. */
  returnTo: string;
}

/** What a sign-in link in a mail leads to. */
export function MailLinkReturn({ returnTo }: Props) {
  return useHydrated() ? (
    <ReturnInBrowser returnTo={returnTo} />
  ) : (
    <SignInProgress error={null} returnTo={returnTo} />
  );
}

/** On the device that the link was asked for on it signs in at once; elsewhere it asks for whom. */
function ReturnInBrowser({ returnTo }: Props) {
  const router = useRouter();
  const [link] = useState(() => location.href);
  const [knownEmail] = useState(readLinkAddress);
  const [problem, setProblem] = useState<string | null>(null);
  const isStarted = useRef(false);
  const steps = useSignInSteps(() => {
    clearLinkAddress();
    router.replace(returnTo);
    router.refresh();
  });
  const signIn = (email: string): void =>
    steps.run(async () => (await import('@/lib/sign-in/other-ways.ts')).signInByMailLink(email, link));
  const open = useEffectEvent(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    // The code must neither stay in the history nor on the screen.
    window.history.replaceState(null, '', location.pathname);
    if (knownEmail) signIn(knownEmail);
  });
  useEffect(() => open(), []);

  if (knownEmail)
    return (
      <SignInStopView steps={steps}>
        <SignInProgress error={steps.error} returnTo={returnTo} />
      </SignInStopView>
    );
  const submit = (data: FormData, form: HTMLFormElement): void => {
    const email = formText(data, 'email');
    const nextProblem = emailProblem(email);
    setProblem(nextProblem);
    if (nextProblem) form.querySelector('input')?.focus();
    else signIn(normaliseEmail(email));
  };
  return (
    <SignInStopView steps={steps}>
      <Form
        onSubmit={submit}
        error={steps.error}
        busy={steps.isBusy}
        submitLabel="Skrá inn"
        busyLabel="Skrái inn…"
      >
        <p>Staðfestu netfangið sem hlekkurinn var sendur á.</p>
        <Field kind="login" label="Netfang" name="email" required error={problem} />
      </Form>
    </SignInStopView>
  );
}
