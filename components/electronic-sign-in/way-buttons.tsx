'use client';

import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import type { Way } from '@/lib/electronic-sign-in/kept.ts';
import { theme } from '@/styles/theme.ts';

interface Props {
  /** The way that the visitor comes back from: its button has the focus again. */
  from: Way | null;
  onPick: (way: Way) => void;
  /** The pointer or the focus is near. */
  onNear: () => void;
}

/** The two buttons of electronic sign-in beneath the form for e-mail and password. */
export function WayButtons({ from, onPick, onNear }: Props) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (from) group.current?.querySelector<HTMLElement>(`[data-way=${from}]`)?.focus();
  }, [from]);
  const near = { onPointerEnter: onNear, onFocus: onNear };
  return (
    <Frame ref={group} role="group" aria-label="Rafræn skilríki">
      <p aria-hidden>eða</p>
      <Button variant="secondary" block data-way="app" onClick={() => onPick('app')} {...near}>
        Innskráning með Auðkennisappinu
      </Button>
      <Button variant="secondary" block data-way="phone" onClick={() => onPick('phone')} {...near}>
        Innskráning með rafrænum skilríkjum í síma
      </Button>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 8px;
  & p {
    display: flex;
    align-items: center;
    gap: 16px;
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.small};
  }
  & p::before,
  & p::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${theme.color.line};
  }
`;
