'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useOnDemand } from '@/components/ui/on-demand.ts';
import { networkMessage } from '@/lib/rules/backend-messages.ts';
import { accountPath } from '@/lib/rules/return-path.ts';
import { closeSignIn, useSignInRequest } from '@/lib/sign-in/request.ts';
import { loadSignInModal } from './load.ts';
import { useFollowVisitor } from './use-follow-visitor.ts';
import { VisitorNotice } from './visitor-notice.tsx';

/** Once on every page: shows the sign-in modal when anything on it asks for that. */
export function SignInHost() {
  const request = useSignInRequest();
  const router = useRouter();
  const { part, failed, load } = useOnDemand(loadSignInModal, request !== null);
  const [notice, setNotice] = useState<string | null>(null);
  useFollowVisitor(setNotice);
  if (!request) return notice && <VisitorNotice text={notice} onClose={() => setNotice(null)} />;
  if (failed) return <VisitorNotice text={networkMessage} onRetry={load} onClose={closeSignIn} />;
  if (!part) return null;
  const { onSignedIn, message } = request;
  const goOn = (): void => {
    closeSignIn();
    if (onSignedIn) onSignedIn();
    else router.push(accountPath);
    // What the server rendered for a guest is out of date.
    router.refresh();
  };
  return <part.SignInModal message={message} onClose={closeSignIn} onSignedIn={goOn} />;
}
