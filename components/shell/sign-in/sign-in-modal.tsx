'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState, useTransition } from 'react';
import { Modal } from '@/components/ui/modal.tsx';
import { abandonSignIn } from './electronic-code.ts';
import { SignInWays, type SignedInHow } from './sign-in-ways.tsx';

interface Props {
  /** Whether the visitor goes on where they are, rather than to another page. */
  stays: boolean;
  /** Why the visitor has to sign in, where the page did not ask for it. */
  message?: string | undefined;
  onClose: () => void;
  onSignedIn: (how: SignedInHow) => void;
}

/**
 * Specification §2.8: title Innskráning, width 500. Closing it ends what waits for the phone. Over a page that stays it closes once
 * that page is the visitor's: what they do next would meet a page that is still being made for them.
 */
export function SignInModal({ message, stays, onClose, onSignedIn }: Props) {
  const router = useRouter();
  const [how, setHow] = useState<SignedInHow | null>(null);
  const [isSettling, settle] = useTransition();
  const goOn = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (how) goOn(how);
  }, [how]);
  const close = (): void => {
    abandonSignIn();
    onClose();
  };
  const follow = (next: SignedInHow): void =>
    settle(() => {
      // What the server rendered for another visitor is out of date.
      if (stays) router.refresh();
      setHow(next);
    });
  return (
    <Modal title="Innskráning" width={500} onClose={close}>
      <SignInWays stays={stays} busy={isSettling} onSignedIn={follow} initialError={message ?? null} />
    </Modal>
  );
}
