'use client';

import { useRouter } from 'next/navigation';
import { SignInWays, type SignedInHow } from './sign-in-ways.tsx';

interface Props {
  /** A path of this shop. */
  to: string;
  initialError: string | null;
}

/** The modes of the modal on a page of its own, for links and for returning to a page. */
export function SignInPageForm({ to, initialError }: Props) {
  const router = useRouter();
  const goOn = (how: SignedInHow): void => {
    if (how !== 'password') return location.replace(to);
    router.replace(to);
    router.refresh();
  };
  return <SignInWays onSignedIn={goOn} initialError={initialError} />;
}
