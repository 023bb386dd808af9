'use client';

import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import type { ElectronicMethod } from '@/lib/electronic-sign-in/state.ts';

interface Props {
  /** The way that the visitor comes back from, or takes on this device: its button has the focus. */
  focusedMethod: ElectronicMethod | null;
  /** In the order in which they are shown. */
  methods: readonly ElectronicMethod[];
  onPick: (method: ElectronicMethod) => void;
  /** The pointer or the focus is near. */
  onNear: () => void;
}

const labels: Readonly<Record<ElectronicMethod, string>> = {
  app: 'Auðkennisappinu',
  phone: 'rafrænum skilríkjum í síma',
  redirect: 'rafrænum skilríkjum',
};

/** The buttons of electronic sign-in above the form for e-mail and password. */
export function MethodButtons({ focusedMethod, methods, onPick, onNear }: Props) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusedMethod) group.current?.querySelector<HTMLElement>(`[data-way=${focusedMethod}]`)?.focus();
  }, [focusedMethod]);
  return (
    <MethodButtonGroup ref={group} role="group" aria-label="Rafræn skilríki">
      {methods.map((method) => (
        <Button
          key={method}
          variant="secondary"
          block
          data-way={method}
          onClick={() => onPick(method)}
          onPointerEnter={onNear}
          onFocus={onNear}
        >
          Innskráning með {labels[method]}
        </Button>
      ))}
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
