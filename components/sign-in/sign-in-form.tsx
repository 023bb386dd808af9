'use client';

import { type ReactNode, useState } from 'react';
import { attemptPassword } from '@/lib/sign-in/use-sign-in.ts';
import { PasswordForm } from './password-form.tsx';
import { SignInStopView } from './sign-in-stop-view.tsx';
import { useSignInSteps, type SignInSteps } from './use-sign-in-steps.ts';

interface Props {
  onSignedIn: () => void;
  /** What follows a sign-in is being made. */
  busy?: boolean;
  /** Icelandic text that is shown at first, e.g. from a link. */
  initialError?: string | null;
  /** Whether its first field takes the focus as it opens. */
  focusFirst?: boolean;
  /** Other ways in, above the form. */
  before?: ReactNode;
  /** Other ways in, beneath the form. */
  renderAfter?: (steps: SignInSteps) => ReactNode;
}

/** Sign-in with e-mail and password, for the modal and its page: form, user picker, or the need to sign up. */
export function SignInForm({
  onSignedIn,
  busy = false,
  initialError = null,
  focusFirst = false,
  before,
  renderAfter,
}: Props) {
  const steps = useSignInSteps(onSignedIn, initialError);
  const [typedEmail, setTypedEmail] = useState('');
  const { stop } = steps;
  const email = stop?.kind === 'link-needed' ? stop.email : typedEmail;
  const submit = (submittedEmail: string, password: string): void => {
    setTypedEmail(submittedEmail);
    steps.run(attemptPassword(submittedEmail, password));
  };
  return (
    <SignInStopView steps={steps} busy={busy}>
      {before}
      <PasswordForm
        // The address of the provider's account in place of what was typed.
        key={stop?.kind}
        error={steps.error}
        busy={busy || steps.isBusy}
        email={email}
        focusFirst={focusFirst || stop?.kind === 'link-needed'}
        onSubmit={submit}
      />
      {renderAfter?.(steps)}
    </SignInStopView>
  );
}
