'use client';

import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { theme } from '@/styles/theme.ts';

interface Props {
  text: string;
  onRetry?: () => void;
  onClose: () => void;
}

/** A sentence at the foot of the page. Not a modal: its code would be on every page for the day it is needed. */
export function VisitorNotice({ text, onRetry, onClose }: Props) {
  return (
    <Notice role="alert">
      <p>{text}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          Reyna aftur
        </Button>
      )}
      <Button variant="quiet" onClick={onClose}>
        Loka
      </Button>
    </Notice>
  );
}

const Notice = styled.div`
  position: fixed;
  inset: auto 0 var(--kept-below, 0px);
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
