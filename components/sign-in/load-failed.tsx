'use client';

import { Button } from '@/components/ui/button.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { messageForCode } from '@/lib/rules/messages.ts';

interface Props {
  onRetry: () => void;
  onClose: () => void;
}

/** The modal's own code did not come. */
export function LoadFailed({ onRetry, onClose }: Props) {
  return (
    <Modal title="Innskráning" width={500} onClose={onClose}>
      <p role="alert">{messageForCode('network-request-failed')}</p>
      <Button variant="secondary" onClick={onRetry}>
        Reyna aftur
      </Button>
    </Modal>
  );
}
