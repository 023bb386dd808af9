'use client';

import type { ReactNode } from 'react';
import { CodeForm } from '@/components/ui/code-form.tsx';
import { SignUpNeeded } from './sign-up-needed.tsx';
import type { SignInSteps } from './use-sign-in-steps.ts';
import { UserPicker } from './user-picker.tsx';

interface Props {
  steps: SignInSteps;
  /** What follows a sign-in is being made. */
  busy?: boolean;
  /** Where the sign-in begins: shown until it stops at something. */
  children: ReactNode;
}

/** The second half of every sign-in: code of an authenticator app, user picker, or the need to sign up. */
export function SignInStopView({ steps, busy = false, children }: Props) {
  const { stop, error, isBusy, submitCode, pickUser, reset } = steps;
  switch (stop?.kind) {
    case 'sign-up-needed':
      return <SignUpNeeded onBack={reset} />;
    case 'choose':
      return <UserPicker options={stop.options} busy={busy || isBusy} onPick={pickUser} />;
    case 'code-needed':
      return (
        <CodeForm
          name={stop.secondFactor.name}
          error={error}
          busy={busy || isBusy}
          onSubmit={submitCode}
          onBack={reset}
        />
      );
    case 'link-needed':
    case undefined:
      return children;
  }
}
