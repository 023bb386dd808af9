'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { readFieldProblems, hasProblem, type FieldProblems } from '@/lib/rules/text/field-problems.ts';
import { useSetCheckoutOptions } from '@/lib/checkout/mutations.ts';
import { errorCode, errorText } from '@/lib/rules/text/error-text.ts';
import { forgetShownTexts } from '@/lib/visitor/typed-texts.ts';
import { openSignIn } from '@/lib/sign-in/request.ts';

type StepOptions = Parameters<ReturnType<typeof useSetCheckoutOptions>['mutate']>[0];

interface StepState {
  problems: FieldProblems;
  /** Icelandic text for the form as a whole. */
  error: string | null;
  busy: boolean;
  /** Shows what is wrong with the fields, or stores them and goes to `next`. */
  submitStep: (options: StepOptions, localProblems: FieldProblems) => void;
}

/** Storing one step. A session that ended is renewed in place, and the step continues. */
export function useStep(next: string): StepState {
  const router = useRouter();
  const { mutate, isPending } = useSetCheckoutOptions();
  const [problems, setProblems] = useState<FieldProblems>({});
  const [error, setError] = useState<string | null>(null);

  const send = (options: StepOptions): void => {
    const showFailure = (cause: Error): void => {
      const serverProblems = readFieldProblems(cause);
      setProblems(serverProblems);
      setError(hasProblem(serverProblems) ? null : errorText(cause));
      if (hasProblem(serverProblems)) focusFirstProblem();
      if (errorCode(cause) === 'UNAUTHENTICATED') openSignIn({ onSignedIn: () => send(options) });
    };
    setError(null);
    mutate(options, {
      onSuccess: () => {
        forgetShownTexts();
        router.push(next);
      },
      onError: showFailure,
    });
  };
  const submitStep = (options: StepOptions, localProblems: FieldProblems): void => {
    setProblems(localProblems);
    if (hasProblem(localProblems)) focusFirstProblem();
    else send(options);
  };
  return { problems, error, busy: isPending, submitStep };
}

/** After the texts are on the page. */
export function focusFirstProblem(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus());
}
