'use client';

import { useRouter } from 'next/navigation';
import { useOnDemand } from '@/components/ui/on-demand.ts';
import { accountPath } from '@/lib/rules/return-path.ts';
import { closeSignIn, useSignInRequest } from '@/lib/sign-in/request.ts';
import { loadSignInModal } from './load.ts';
import { LoadFailed } from './load-failed.tsx';

/** Once on every page: shows the sign-in modal when anything on it asks for that. */
export function SignInHost() {
  const request = useSignInRequest();
  const router = useRouter();
  const { part, failed, load } = useOnDemand(loadSignInModal, request !== null);
  if (!request) return null;
  if (failed) return <LoadFailed onRetry={load} onClose={closeSignIn} />;
  if (!part) return null;
  const { onSignedIn } = request;
  const goOn = (): void => {
    closeSignIn();
    if (onSignedIn) onSignedIn();
    else router.push(accountPath);
    // What the server rendered for a guest is out of date.
    router.refresh();
  };
  return <part.SignInModal onClose={closeSignIn} onSignedIn={goOn} />;
}
