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

type UserChoice = Extract<SignInOutcome, { kind: 'choose' }>;
type CodeNeeded = Extract<SignInOutcome, { kind: 'code-needed' }>;

/** What ends the wait for the code: the password has to be given again. */
const endingCodes: readonly string[] = ['code-expired', 'invalid-multi-factor-session', 'user-disabled'];

/** Sign-in with e-mail and password, for the modal and its page: form, user picker, or the need to sign up. */
export function SignInForm({ onSignedIn, busy = false, initialError = null, children }: Props) {
  const signIn = useSignIn();
  const selectUser = useSelectUser();
  const signInWithCode = useSignInCode();
  const [error, setError] = useState(initialError);
  const [choice, setChoice] = useState<UserChoice | null>(null);
  const [typedEmail, setTypedEmail] = useState('');
  const [codeNeeded, setCodeNeeded] = useState<CodeNeeded | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  useEffect(preloadExchange, []);

  const followOutcome = (outcome: SignInOutcome): void => {
    setCodeNeeded(outcome.kind === 'code-needed' ? outcome : null);
    if (outcome.kind === 'signed-in') onSignedIn();
    else if (outcome.kind === 'choose') setChoice(outcome);
    else if (outcome.kind === 'sign-up-needed') setUnknown(true);
  };
  const showFailure = (cause: Error): void => setError(errorText(cause, messageForCode));
  const submit = (email: string, password: string): void => {
    setError(null);
    setTypedEmail(email);
    signIn.mutate({ email, password }, { onSuccess: followOutcome, onError: showFailure });
  };
  const submitCode = ({ secondFactor }: CodeNeeded, code: string): void => {
    setError(null);
    const showCodeFailure = (cause: Error): void => {
      showFailure(cause);
      if (endingCodes.includes(errorCode(cause) ?? '')) setCodeNeeded(null);
    };
    signInWithCode.mutate({ secondFactor, code }, { onSuccess: followOutcome, onError: showCodeFailure });
  };
  const pickUser = (idToken: string, selectedCustomer: number): void => {
    const returnToForm = (cause: Error): void => {
      setChoice(null);
      showFailure(cause);
    };
    selectUser.mutate({ idToken, selectedCustomer }, { onSuccess: followOutcome, onError: returnToForm });
  };

  if (isUnknown) return <SignUpNeeded onBack={() => setUnknown(false)} />;
  if (choice)
    return (
      <UserPicker
        options={choice.options}
        busy={busy || selectUser.isPending}
        onPick={(id) => pickUser(choice.idToken, id)}
      />
    );
  if (codeNeeded)
    return (
      <CodeForm
        name={codeNeeded.secondFactor.name}
        error={error}
        busy={busy || signInWithCode.isPending}
        onSubmit={(code) => submitCode(codeNeeded, code)}
        onBack={() => {
          setError(null);
          setCodeNeeded(null);
        }}
      />
    );
  return (
    <>
      <PasswordForm error={error} busy={busy || signIn.isPending} email={typedEmail} onSubmit={submit} />
      {children}
    </>
  );
}
