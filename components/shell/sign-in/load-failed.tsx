'use client';

import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { networkMessage } from '@/lib/rules/backend-messages.ts';
import { theme } from '@/styles/theme.ts';

interface Props {
  onRetry: () => void;
  onClose: () => void;
}

/** The modal's own code did not come. Not a modal itself: its code would be on every page for the day it fails. */
export function LoadFailed({ onRetry, onClose }: Props) {
  return (
    <Notice role="alert">
      <p>{networkMessage}</p>
      <Button variant="secondary" onClick={onRetry}>
        Reyna aftur
      </Button>
      <Button variant="quiet" onClick={onClose}>
        Loka
      </Button>
    </Notice>
  );
}

const Notice = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 50;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 16px;
  padding: 16px;
  background: ${theme.color.paper};
  box-shadow: ${theme.shadow.high};
`;
