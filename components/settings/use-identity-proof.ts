'use client';

import { type ComponentProps, useRef, useState } from 'react';
import type { CodeForm } from '@/components/ui/code-form.tsx';
import { errorCode, errorText } from '@/lib/rules/text/error-text.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import { useProveCode, useProveIdentity } from '@/lib/settings/prove-identity.ts';

interface ProofHandlers {
  /** Gets a token of the account that says how it was proven. */
  onProven: (idToken: string) => void;
  onError: (cause: Error) => void;
}

type SecondFactor = Parameters<ReturnType<typeof useProveCode>['mutate']>[0]['secondFactor'];

interface IdentityProof {
  /** Proves with the password; where the account has a second factor `secondFactor` waits for its code first. */
  submitPassword: (password: string, handlers: ProofHandlers) => void;
  secondFactor: SecondFactor | null;
  codeForm: ComponentProps<typeof CodeForm>;
  isPending: boolean;
}

/** What ends the wait for the code: the password has to be given again. */
const endingCodes: readonly (string | null)[] = [
  'code-expired',
  'invalid-multi-factor-session',
  'too-many-requests',
];

/** That it is still the account's owner who sits here: asked before what a thief of the browser must not change. */
export function useIdentityProof(email: string): IdentityProof {
  const proveByPassword = useProveIdentity();
  const proveByCode = useProveCode();
  const [secondFactor, setSecondFactor] = useState<SecondFactor | null>(null);
  const [error, setError] = useState<string | null>(null);
  const pendingHandlers = useRef<ProofHandlers | null>(null);

  const reset = (): void => {
    setSecondFactor(null);
    setError(null);
  };
  const submitPassword = (currentPassword: string, handlers: ProofHandlers): void => {
    pendingHandlers.current = handlers;
    proveByPassword.mutate(
      { email, password: currentPassword },
      {
        onSuccess: (answer) => {
          if ('secondFactor' in answer) setSecondFactor(answer.secondFactor);
          else handlers.onProven(answer.idToken);
        },
        onError: handlers.onError,
      },
    );
  };
  const submitCode = (typedCode: string): void => {
    if (!secondFactor) return;
    setError(null);
    const showFailure = (cause: Error): void => {
      if (!endingCodes.includes(errorCode(cause))) return setError(errorText(cause, messageForCode));
      reset();
      pendingHandlers.current?.onError(cause);
    };
    const completeProof = (idToken: string): void => {
      reset();
      pendingHandlers.current?.onProven(idToken);
    };
    proveByCode.mutate({ secondFactor, code: typedCode }, { onSuccess: completeProof, onError: showFailure });
  };
  return {
    submitPassword,
    secondFactor,
    codeForm: {
      name: secondFactor?.name ?? null,
      error,
      busy: proveByCode.isPending,
      onSubmit: submitCode,
      onBack: reset,
    },
    isPending: proveByPassword.isPending,
  };
}
