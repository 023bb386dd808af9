'use client';

import { Modal } from '@/components/ui/modal.tsx';
import { SignInForm } from '@/components/sign-in/sign-in-form.tsx';

interface Props {
  onClose: () => void;
  onSignedIn: () => void;
}

/** Specification §2: title Innskráning, width 500. */
export function SignInModal({ onClose, onSignedIn }: Props) {
  return (
    <Modal title="Innskráning" width={500} onClose={onClose}>
      <SignInForm onSignedIn={onSignedIn} />
    </Modal>
  );
}
