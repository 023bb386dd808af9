'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { fieldProblems, hasProblem, type FieldProblems } from '@/lib/rules/text/field-problems.ts';
import { useSetCheckoutOptions } from '@/lib/checkout/mutations.ts';
import { errorCode, errorText } from '@/lib/rules/text/error-text.ts';
import { openSignIn } from '@/lib/sign-in/request.ts';

type Options = Parameters<ReturnType<typeof useSetCheckoutOptions>['mutate']>[0];

interface Step {
  problems: FieldProblems;
  /** Icelandic text for the form as a whole. */
  error: string | null;
  busy: boolean;
  /** Shows what is wrong with the fields, or stores them and goes to `next`. */
  store: (options: Options, found: FieldProblems) => void;
}

/** Storing one step. A session that ended is renewed in place, and the step goes on from there. */
export function useStep(next: string): Step {
  const router = useRouter();
  const { mutate, isPending } = useSetCheckoutOptions();
  const [problems, setProblems] = useState<FieldProblems>({});
  const [error, setError] = useState<string | null>(null);

  const send = (options: Options): void => {
    const explain = (cause: Error): void => {
      const known = fieldProblems(cause);
      setProblems(known);
      setError(hasProblem(known) ? null : errorText(cause));
      if (hasProblem(known)) focusFirstProblem();
      if (errorCode(cause) === 'UNAUTHENTICATED') openSignIn({ onSignedIn: () => send(options) });
    };
    setError(null);
    mutate(options, { onSuccess: () => router.push(next), onError: explain });
  };
  const store = (options: Options, found: FieldProblems): void => {
    setProblems(found);
    if (hasProblem(found)) focusFirstProblem();
    else send(options);
  };
  return { problems, error, busy: isPending, store };
}

/** After the texts are on the page. */
export function focusFirstProblem(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus());
}
