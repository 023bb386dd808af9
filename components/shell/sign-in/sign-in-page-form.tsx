'use client';

import { useRouter } from 'next/navigation';
import { SignInForm } from '@/components/sign-in/sign-in-form.tsx';

interface Props {
  /** A path of this shop. */
  to: string;
  initialError: string | null;
}

/** The form of the modal on a page of its own, for links and for returning to a page. */
export function SignInPageForm({ to, initialError }: Props) {
  const router = useRouter();
  const goOn = (): void => {
    router.replace(to);
    router.refresh();
  };
  return <SignInForm onSignedIn={goOn} initialError={initialError} />;
}
