'use client';

import { Button } from '@/components/ui/button.tsx';
import { FootNotice } from '@/components/ui/foot-notice.tsx';

interface Props {
  text: string;
  onRetry?: () => void;
  onClose: () => void;
}

/** A sentence at the foot of the page. Not a modal, whose code would be on every page. */
export function VisitorNotice({ text, onRetry, onClose }: Props) {
  return (
    <FootNotice>
      <p>{text}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          Reyna aftur
        </Button>
      )}
      <Button variant="quiet" onClick={onClose}>
        Loka
      </Button>
    </FootNotice>
  );
}
