'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState, useTransition } from 'react';
import { Modal } from '@/components/ui/modal.tsx';
import { accountPath } from '@/lib/rules/routes/account-paths.ts';
import { abandonPendingSignIn } from './electronic-code.ts';
import { SignInMethods, type CompletedMethod } from './sign-in-methods.tsx';

interface Props {
  /** Whether the visitor stays on this page instead of moving to another. */
  staysOnPage: boolean;
  /** Why the visitor has to sign in, where the page did not ask for it. */
  message?: string | undefined;
  onClose: () => void;
  onSignedIn: (method: CompletedMethod) => void;
}

/**
 * Specification §2.8: title Innskráning, width 500. Closing it ends what waits for the phone. Over a page that stays it closes
 * once that page is refreshed: until then the next action would meet an outdated page.
 */
export function SignInModal({ message, staysOnPage, onClose, onSignedIn }: Props) {
  const router = useRouter();
  const [completedMethod, setCompletedMethod] = useState<CompletedMethod | null>(null);
  const [isSettling, startSettling] = useTransition();
  const notifySignedIn = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (completedMethod) notifySignedIn(completedMethod);
  }, [completedMethod]);
  const close = (): void => {
    abandonPendingSignIn();
    onClose();
  };
  const settleSignIn = (method: CompletedMethod): void =>
    startSettling(() => {
      // What the server rendered for another visitor is out of date.
      if (staysOnPage) router.refresh();
      setCompletedMethod(method);
    });
  return (
    <Modal title="Innskráning" width={500} onClose={close}>
      <SignInMethods
        returnTo={staysOnPage ? location.pathname + location.search : accountPath}
        staysOnPage={staysOnPage}
        focusFirst
        busy={isSettling}
        onSignedIn={settleSignIn}
        initialError={message ?? null}
      />
    </Modal>
  );
}
