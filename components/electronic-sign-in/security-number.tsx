'use client';

import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import type { SignInMethod } from '@/lib/electronic-sign-in/pending-sign-in.ts';
import { networkMessage } from '@/lib/rules/text/backend-messages.ts';
import { media } from '@/styles/media.ts';
import { TimeLeft } from './time-left.tsx';

interface Props {
  method: SignInMethod;
  /** Four digits. */
  verificationCode: string;
  /** Milliseconds since 1970. */
  endsAt: number;
  isUnreachable: boolean;
  onCancel: () => void;
}

/** Öryggistala: large, read out digit by digit, with the time that is left to compare and confirm it on the phone. */
export function SecurityNumber({ method, verificationCode, endsAt, isUnreachable, onCancel }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the focus is gone, and the number is what matters now.
  useEffect(() => heading.current?.focus(), []);
  const [first, second, third, fourth] = verificationCode;
  return (
    <SecurityNumberPanel>
      <h3 ref={heading} tabIndex={-1}>
        Öryggistala <VisuallyHidden>{`${first} ${second} ${third} ${fourth}`}</VisuallyHidden>
      </h3>
      <p aria-hidden data-digits>
        <span>{first}</span>
        <span>{second}</span>
        <span>{third}</span>
        <span>{fourth}</span>
      </p>
      <p>Gættu þess að sama tala birtist í símanum áður en þú slærð inn PIN-númerið.</p>
      <p role="status" data-waiting data-troubled={isUnreachable}>
        {isUnreachable ? networkMessage : waitingText[method]}
      </p>
      <TimeLeft endsAt={endsAt} />
      <Button variant="secondary" block onClick={onCancel}>
        Hætta við
      </Button>
    </SecurityNumberPanel>
  );
}

const waitingText = {
  app: 'Bíð eftir staðfestingu… Opnaðu Auðkennisappið ef það opnast ekki af sjálfu sér.',
  phone: 'Bíð eftir staðfestingu…',
} as const;

const SecurityNumberPanel = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  text-align: center;
  & h3 {
    outline: none;
    font-size: var(--text-large);
  }
  & [data-digits] {
    display: flex;
    gap: var(--space-2);
  }
  & [data-digits] span {
    display: grid;
    place-items: center;
    width: 56px;
    height: 72px;
    border-radius: var(--radius-medium);
    color: var(--color-paper);
    background: var(--color-fjord-dark);
    font-size: 2.5rem;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  & [data-waiting] {
    color: var(--color-ink-soft);
  }
  & [data-troubled='true'] {
    color: var(--color-rust);
    font-weight: 600;
  }
  ${media.narrow} {
    & [data-digits] span {
      width: 68px;
      height: 84px;
    }
  }
`;
