'use client';

import { Modal } from '@/components/ui/modal.tsx';
import { SignInForm } from '@/components/sign-in/sign-in-form.tsx';

interface Props {
  /** Why the visitor has to sign in, where the page did not ask for it. */
  message?: string | undefined;
  onClose: () => void;
  onSignedIn: () => void;
}

/** Specification §2: title Innskráning, width 500. */
export function SignInModal({ message, onClose, onSignedIn }: Props) {
  return (
    <Modal title="Innskráning" width={500} onClose={onClose}>
      <SignInForm onSignedIn={onSignedIn} initialError={message ?? null} />
    </Modal>
  );
}
