'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { preloadExchange, useSelectUser, useSignIn } from '@/lib/sign-in/use-sign-in.ts';
import type { SignInOutcome } from '@/lib/sign-in/exchange.ts';
import { errorText } from '@/lib/rules/error-text.ts';
import { messageForCode } from '@/lib/rules/messages.ts';
import { PasswordForm } from './password-form.tsx';
import { SignUpNeeded } from './sign-up-needed.tsx';
import { UserPicker } from './user-picker.tsx';

interface Props {
  onSignedIn: () => void;
  /** Icelandic text that is shown at first, e.g. from a link. */
  initialError?: string | null;
  /** Other ways in, beneath the form. */
  children?: ReactNode;
}

type Choice = Extract<SignInOutcome, { kind: 'choose' }>;

/** Sign-in with e-mail and password, for the modal and its page: form, user picker, or the need to sign up. */
export function SignInForm({ onSignedIn, initialError = null, children }: Props) {
  const signIn = useSignIn();
  const select = useSelectUser();
  const [error, setError] = useState(initialError);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  useEffect(preloadExchange, []);

  const follow = (outcome: SignInOutcome): void => {
    if (outcome.kind === 'signed-in') onSignedIn();
    else if (outcome.kind === 'choose') setChoice(outcome);
    else setUnknown(true);
  };
  const submit = (email: string, password: string): void => {
    setError(null);
    signIn.mutate(
      { email, password },
      { onSuccess: follow, onError: (cause) => setError(errorText(cause, messageForCode)) },
    );
  };
  const pick = (idToken: string, selectedCustomer: number): void => {
    const giveUp = (cause: Error): void => {
      setChoice(null);
      setError(errorText(cause, messageForCode));
    };
    select.mutate({ idToken, selectedCustomer }, { onSuccess: follow, onError: giveUp });
  };

  if (isUnknown) return <SignUpNeeded onBack={() => setUnknown(false)} />;
  if (choice)
    return (
      <UserPicker
        options={choice.options}
        busy={select.isPending}
        onPick={(id) => pick(choice.idToken, id)}
      />
    );
  return (
    <>
      <PasswordForm error={error} busy={signIn.isPending} onSubmit={submit} />
      {children}
    </>
  );
}
