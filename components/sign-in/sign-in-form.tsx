'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { preloadExchange, useSelectUser, useSignIn, useSignInCode } from '@/lib/sign-in/use-sign-in.ts';
import type { SignInOutcome } from '@/lib/sign-in/exchange.ts';
import { errorCode, errorText } from '@/lib/rules/text/error-text.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import { CodeForm } from '@/components/ui/code-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SignUpNeeded } from './sign-up-needed.tsx';
import { UserPicker } from './user-picker.tsx';

interface Props {
  onSignedIn: () => void;
  /** What follows a sign-in is being made. */
  busy?: boolean;
  /** Icelandic text that is shown at first, e.g. from a link. */
  initialError?: string | null;
  /** Other ways in, beneath the form. */
  children?: ReactNode;
}

type Choice = Extract<SignInOutcome, { kind: 'choose' }>;
type CodeNeeded = Extract<SignInOutcome, { kind: 'code-needed' }>;

/** What ends the wait for the code: the password has to be given again. */
const codeIsOver: readonly string[] = ['code-expired', 'invalid-multi-factor-session', 'user-disabled'];

/** Sign-in with e-mail and password, for the modal and its page: form, user picker, or the need to sign up. */
export function SignInForm({ onSignedIn, busy = false, initialError = null, children }: Props) {
  const signIn = useSignIn();
  const select = useSelectUser();
  const finish = useSignInCode();
  const [error, setError] = useState(initialError);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [typed, setTyped] = useState('');
  const [codeNeeded, setCodeNeeded] = useState<CodeNeeded | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  useEffect(preloadExchange, []);

  const follow = (outcome: SignInOutcome): void => {
    setCodeNeeded(outcome.kind === 'code-needed' ? outcome : null);
    if (outcome.kind === 'signed-in') onSignedIn();
    else if (outcome.kind === 'choose') setChoice(outcome);
    else if (outcome.kind === 'sign-up-needed') setUnknown(true);
  };
  const explain = (cause: Error): void => setError(errorText(cause, messageForCode));
  const submit = (email: string, password: string): void => {
    setError(null);
    setTyped(email);
    signIn.mutate({ email, password }, { onSuccess: follow, onError: explain });
  };
  const giveCode = ({ secondFactor }: CodeNeeded, code: string): void => {
    setError(null);
    const explainCode = (cause: Error): void => {
      explain(cause);
      if (codeIsOver.includes(errorCode(cause) ?? '')) setCodeNeeded(null);
    };
    finish.mutate({ secondFactor, code }, { onSuccess: follow, onError: explainCode });
  };
  const pick = (idToken: string, selectedCustomer: number): void => {
    const giveUp = (cause: Error): void => {
      setChoice(null);
      explain(cause);
    };
    select.mutate({ idToken, selectedCustomer }, { onSuccess: follow, onError: giveUp });
  };

  if (isUnknown) return <SignUpNeeded onBack={() => setUnknown(false)} />;
  if (choice)
    return (
      <UserPicker
        options={choice.options}
        busy={busy || select.isPending}
        onPick={(id) => pick(choice.idToken, id)}
      />
    );
  if (codeNeeded)
    return (
      <CodeForm
        name={codeNeeded.secondFactor.name}
        error={error}
        busy={busy || finish.isPending}
        onSubmit={(code) => giveCode(codeNeeded, code)}
        onBack={() => {
          setError(null);
          setCodeNeeded(null);
        }}
      />
    );
  return (
    <>
      <PasswordForm error={error} busy={busy || signIn.isPending} email={typed} onSubmit={submit} />
      {children}
    </>
  );
}
