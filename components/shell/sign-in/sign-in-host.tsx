'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { mayHavePendingSignIn } from '@/lib/electronic-sign-in/pending-key.ts';
import { networkMessage } from '@/lib/rules/text/backend-messages.ts';
import { accountPath, signInPage } from '@/lib/rules/routes/account-paths.ts';
import { openSignIn, closeSignIn, useSignInRequest } from '@/lib/sign-in/request.ts';
import { useLateClient } from '@/lib/visitor/late-client.ts';
import { hideUnfinishedSignOut, useUnfinishedSignOut } from '@/lib/visitor/unfinished-sign-out.ts';
import { loadSignInModal } from './load.ts';
import type { CompletedMethod } from './sign-in-methods.tsx';
import { useFollowVisitor } from './use-follow-visitor.ts';
import { VisitorNotice } from './visitor-notice.tsx';

const unfinishedText = 'Útskráningin komst ekki til skila. Innskráningin gæti enn verið virk í þessum vafra.';

/** Once on every page: shows the sign-in modal when anything on it asks for that, or a reload interrupted it. */
export function SignInHost() {
  const request = useSignInRequest();
  const router = useRouter();
  const loadClient = useLateClient();
  const isSignOutUnfinished = useUnfinishedSignOut();
  // The menu that the sign-out began in has brought the code.
  const retrySignOut = (): void =>
    void Promise.all([loadClient(), import('@/lib/sign-in/end-session.ts')]).then(
      ([client, { finishSignOut }]) => finishSignOut(client),
    );
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
  if (!request)
    return isSignOutUnfinished ? (
      <VisitorNotice text={unfinishedText} onRetry={retrySignOut} onClose={hideUnfinishedSignOut} />
    ) : null;
  if (failed) return <VisitorNotice text={networkMessage} onRetry={load} onClose={closeSignIn} />;
  if (!part) return null;
  const { onSignedIn, message } = request;
  // Pages of the account that guests can be on have nothing for who is signed in.
  const staysOnPage = onSignedIn !== undefined || !pathname.startsWith('/auth/');
  const continueAfterSignIn = (method: CompletedMethod): void => {
    closeSignIn();
    if (onSignedIn) return onSignedIn();
    // Specification §4.4: a full page load. A pending action was lost with an earlier one; it continues on the page itself.
    if (method === 'electronic-here') return location.reload();
    if (method === 'electronic') return location.assign(accountPath);
    // The modal has refreshed the page beneath it.
    if (staysOnPage) return undefined;
    router.push(accountPath);
    // What the server rendered for a guest is out of date.
    router.refresh();
    return undefined;
  };
  return (
    <part.SignInModal
      message={message}
      staysOnPage={staysOnPage}
      onClose={closeSignIn}
      onSignedIn={continueAfterSignIn}
    />
  );
}
