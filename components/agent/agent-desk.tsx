'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { switchFailedMessage } from '@/lib/rules/people/acting.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';
import { CustomerFinder } from './customer-finder.tsx';
import { DueQuotes } from './due-quotes.tsx';
import { LateCustomers } from './late-customers.tsx';

/** Acts for a customer from now on; `path` is where the agent goes then. */
export type ActFor = (customerId: string, path?: string) => void;

export interface Acting {
  actFor: ActFor;
  /** Whom the switch under way is to. */
  pendingId: string | null;
  failed: boolean;
}

/** An agent's day: whom to call, what is about to lapse, and everybody by name or national id. */
export function AgentDesk({ acting, children }: { acting: Acting; children: ReactNode }) {
  return (
    <Frame>
      {acting.failed && <p role="alert">{switchFailedMessage}</p>}
      <div data-side>
        <CustomerFinder acting={acting} />
        <DueQuotes acting={acting} />
      </div>
      <LateCustomers acting={acting} />
      <div data-whole>{children}</div>
    </Frame>
  );
}

const { color } = theme;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 32px;
  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  & h2 {
    font-size: ${theme.text.large};
  }
  & h3 {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & [data-side] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
  }
  & ul {
    border-top: 1px solid ${color.line};
  }
  & [data-row] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 16px;
    padding-block: 12px;
    border-bottom: 1px solid ${color.line};
  }
  & [data-row] b {
    font-weight: 600;
  }
  & small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  /* What belongs together stays on one line. */
  & [data-parts] span {
    display: inline-block;
    margin-right: 8px;
  }
  & small[data-tone='sun'] {
    color: ${color.sunInk};
    font-weight: 600;
  }
  & [data-keys] {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & kbd {
    padding: 1px 6px;
    border: 1px solid ${color.line};
    border-radius: ${theme.radius.small};
    font: inherit;
    background: ${color.mist};
  }
  /* A phone has no such keys. */
  @media (hover: none) {
    & [data-keys] {
      display: none;
    }
  }
  & [role='alert'] {
    padding: 12px 16px;
    border-radius: ${theme.radius.medium};
    color: ${color.rust};
    background: ${color.rustPale};
    font-weight: 600;
  }
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & [data-whole],
    & > [role='alert'] {
      grid-column: 1 / -1;
    }
  }
`;
