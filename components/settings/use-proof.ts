'use client';

import { type ComponentProps, useRef, useState } from 'react';
import type { CodeForm } from '@/components/ui/code-form.tsx';
import { errorCode, errorText } from '@/lib/rules/text/error-text.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import { useProveCode, useProveIdentity } from '@/lib/settings/prove-identity.ts';

interface Then {
  onProven: () => void;
  onError: (cause: Error) => void;
}

type SecondFactor = Parameters<ReturnType<typeof useProveCode>['mutate']>[0]['secondFactor'];

interface Proof {
  /** Proves with the password; where the account has a second factor `secondFactor` waits for its code first. */
  give: (password: string, then: Then) => void;
  secondFactor: SecondFactor | null;
  codeForm: ComponentProps<typeof CodeForm>;
  isPending: boolean;
}

/** What ends the wait for the code: the password has to be given again. */
const isOver: readonly (string | null)[] = [
  'code-expired',
  'invalid-multi-factor-session',
  'too-many-requests',
];

/** That it is still the account's owner who sits here: asked before what a thief of the browser must not change. */
export function useProof(email: string): Proof {
  const password = useProveIdentity();
  const code = useProveCode();
  const [secondFactor, setSecondFactor] = useState<SecondFactor | null>(null);
  const [error, setError] = useState<string | null>(null);
  const next = useRef<Then | null>(null);

  const leave = (): void => {
    setSecondFactor(null);
    setError(null);
  };
  const give = (typed: string, then: Then): void => {
    next.current = then;
    password.mutate(
      { email, password: typed },
      {
        onSuccess: (answer) => {
          if ('secondFactor' in answer) setSecondFactor(answer.secondFactor);
          else then.onProven();
        },
        onError: then.onError,
      },
    );
  };
  const finish = (typed: string): void => {
    if (!secondFactor) return;
    setError(null);
    const explain = (cause: Error): void => {
      if (!isOver.includes(errorCode(cause))) return setError(errorText(cause, messageForCode));
      leave();
      next.current?.onError(cause);
    };
    const goOn = (): void => {
      leave();
      next.current?.onProven();
    };
    code.mutate({ secondFactor, code: typed }, { onSuccess: goOn, onError: explain });
  };
  return {
    give,
    secondFactor,
    codeForm: {
      name: secondFactor?.name ?? null,
      error,
      busy: code.isPending,
      onSubmit: finish,
      onBack: leave,
    },
    isPending: password.isPending,
  };
}
