'use client';

import { useEffect, useState } from 'react';
import { useRefetchPasswordPolicy } from '@/lib/password/policy.ts';
import { errorCode, errorText } from '@/lib/rules/text/error-text.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import type { SignInOutcome } from '@/lib/sign-in/exchange.ts';
import { preloadExchange } from '@/lib/sign-in/load-exchange.ts';
import { attemptCode, useSelectUser, useSignIn, type SignInAttempt } from '@/lib/sign-in/use-sign-in.ts';

/** What a sign-in stopped at. */
type SignInStop = Exclude<SignInOutcome, { kind: 'signed-in' }>;

export interface SignInSteps {
  /** Icelandic text of what the identity service or the backend said. */
  error: string | null;
  stop: SignInStop | null;
  isBusy: boolean;
  run: (attempt: SignInAttempt) => void;
  submitCode: (code: string) => void;
  pickUser: (id: number) => void;
  /** Back to where the sign-in began; what is under way no longer counts. */
  reset: () => void;
}

/** What ends the wait for the code: the password has to be given again. */
const endingCodes: readonly string[] = ['code-expired', 'invalid-multi-factor-session', 'user-disabled'];
const weakPasswordCode = 'password-does-not-meet-requirements';

/** The way from any first step to the session: second factor, choice of user, or the need to sign up. */
export function useSignInSteps(onSignedIn: () => void, initialError: string | null = null): SignInSteps {
  const signIn = useSignIn();
  const selectUser = useSelectUser();
  const refetchPolicy = useRefetchPasswordPolicy();
  const [error, setError] = useState(initialError);
  const [stop, setStop] = useState<SignInStop | null>(null);
  useEffect(preloadExchange, []);

  const followOutcome = (outcome: SignInOutcome): void => {
    setStop(outcome.kind === 'signed-in' ? null : outcome);
    if (outcome.kind === 'link-needed') setError(messageForCode('account-exists-with-different-credential'));
    if (outcome.kind === 'signed-in') onSignedIn();
  };
  const showFailure = (cause: Error): void => {
    setError(errorText(cause, messageForCode));
    const code = errorCode(cause) ?? '';
    // Specification §5.6: where the new one is chosen, the policy of now counts.
    if (code === weakPasswordCode) void refetchPolicy();
    if (endingCodes.includes(code)) setStop(null);
  };
  const run = (attempt: SignInAttempt): void => {
    setError(null);
    signIn.mutate(attempt, { onSuccess: followOutcome, onError: showFailure });
  };
  return {
    error,
    stop,
    isBusy: signIn.isPending || selectUser.isPending,
    run,
    submitCode(code) {
      if (stop?.kind === 'code-needed') run(attemptCode(stop.secondFactor, code));
    },
    pickUser(selectedCustomer) {
      if (stop?.kind !== 'choose') return;
      setError(null);
      const returnToForm = (cause: Error): void => {
        setStop(null);
        showFailure(cause);
      };
      const choice = { idToken: stop.idToken, selectedCustomer };
      selectUser.mutate(choice, { onSuccess: followOutcome, onError: returnToForm });
    },
    reset() {
      signIn.reset();
      setError(null);
      setStop(null);
    },
  };
}
