'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { mayHavePendingSignIn } from '@/lib/electronic-sign-in/pending-key.ts';
import { networkMessage } from '@/lib/rules/text/backend-messages.ts';
import { accountPath, signInPage } from '@/lib/rules/routes/account-paths.ts';
import { openSignIn, closeSignIn, useSignInRequest } from '@/lib/sign-in/request.ts';
import { loadSignInModal } from './load.ts';
import type { CompletedMethod } from './sign-in-methods.tsx';
import { useFollowVisitor } from './use-follow-visitor.ts';
import { VisitorNotice } from './visitor-notice.tsx';

/** Once on every page: shows the sign-in modal when anything on it asks for that, or a reload interrupted it. */
export function SignInHost() {
  const request = useSignInRequest();
  const router = useRouter();
  const { part, failed, load } = useOnDemand(loadSignInModal, request !== null);
  useFollowVisitor();
  useEffect(() => {
    // The page of its own continues by itself.
    if (location.pathname === signInPage || !mayHavePendingSignIn()) return;
    const resumeSignIn = async (): Promise<void> => {
      const { readInterruptedMethod } = await import('./electronic-code.ts');
      if (await readInterruptedMethod()) openSignIn();
    };
    resumeSignIn().catch(() => undefined);
  }, []);
  // A link in the modal navigates: the new page must not be covered by it.
  const pathname = usePathname();
  useEffect(() => closeSignIn, [pathname]);
  if (!request) return null;
  if (failed) return <VisitorNotice text={networkMessage} onRetry={load} onClose={closeSignIn} />;
  if (!part) return null;
  const { onSignedIn, message } = request;
  const continueAfterSignIn = (method: CompletedMethod): void => {
    closeSignIn();
    if (onSignedIn) return onSignedIn();
    // The pending action was lost with the reload; it continues on the page itself.
    if (method === 'electronic-here') return location.reload();
    // Specification §4.4: home, with a full page load.
    if (method === 'electronic') return location.assign(accountPath);
    router.push(accountPath);
    // What the server rendered for a guest is out of date.
    router.refresh();
  };
  return (
    <part.SignInModal
      message={message}
      staysOnPage={onSignedIn !== undefined}
      onClose={closeSignIn}
      onSignedIn={continueAfterSignIn}
    />
  );
}
