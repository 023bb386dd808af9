'use client';

import { useRouter } from 'next/navigation';
import { SignInMethods, type CompletedMethod } from './sign-in-methods.tsx';

interface Props {
  /** A path of this shop. */
  returnTo: string;
  initialError: string | null;
}

/** The modes of the modal on a page of its own, for links and for returning to a page. */
export function SignInPageForm({ returnTo, initialError }: Props) {
  const router = useRouter();
  const continueAfterSignIn = (method: CompletedMethod): void => {
    if (method !== 'password') return location.replace(returnTo);
    router.replace(returnTo);
    router.refresh();
  };
  return <SignInMethods onSignedIn={continueAfterSignIn} returnTo={returnTo} initialError={initialError} />;
}
