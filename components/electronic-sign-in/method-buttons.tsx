'use client';

import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import type { SignInMethod } from '@/lib/electronic-sign-in/pending-sign-in.ts';

interface Props {
  /** The way that the visitor comes back from, or takes on this device: its button has the focus. */
  focusedMethod: SignInMethod | null;
  onPick: (method: SignInMethod) => void;
  /** The pointer or the focus is near. */
  onNear: () => void;
}

/** The two buttons of electronic sign-in above the form for e-mail and password. */
export function MethodButtons({ focusedMethod, onPick, onNear }: Props) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusedMethod) group.current?.querySelector<HTMLElement>(`[data-way=${focusedMethod}]`)?.focus();
  }, [focusedMethod]);
  const nearHandlers = { onPointerEnter: onNear, onFocus: onNear };
  return (
    <MethodButtonGroup ref={group} role="group" aria-label="Rafræn skilríki">
      <Button variant="secondary" block data-way="app" onClick={() => onPick('app')} {...nearHandlers}>
        Innskráning með Auðkennisappinu
      </Button>
      <Button variant="secondary" block data-way="phone" onClick={() => onPick('phone')} {...nearHandlers}>
        Innskráning með rafrænum skilríkjum í síma
      </Button>
      <p aria-hidden>eða</p>
    </MethodButtonGroup>
  );
}

const MethodButtonGroup = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-bottom: var(--space-4);
  & p {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  & p::before,
  & p::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--color-line);
  }
`;
