'use client';

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

/** Specification §2: title Innskráning, width 500. Closing it ends what waits for the phone. */
export function SignInModal({ message, stays, onClose, onSignedIn }: Props) {
  const close = (): void => {
    abandonSignIn();
    onClose();
  };
  return (
    <Modal title="Innskráning" width={500} onClose={close}>
      <SignInWays stays={stays} onSignedIn={onSignedIn} initialError={message ?? null} />
    </Modal>
  );
}
