'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { switchFailedMessage } from '@/lib/rules/people/acting.ts';
import { media } from '@/styles/media.ts';
import { CustomerFinder } from './customer-finder.tsx';
import type { CustomerActing } from './customer-row.tsx';
import { DueQuotes } from './due-quotes.tsx';
import { LateCustomers } from './late-customers.tsx';

/** An agent's day: whom to call, what is about to lapse, and everybody by name or national id. */
export function AgentDesk({ acting, children }: { acting: CustomerActing; children: ReactNode }) {
  return (
    <DeskGrid>
      {acting.failed && <p role="alert">{switchFailedMessage}</p>}
      <div data-side>
        <CustomerFinder acting={acting} />
        <DueQuotes acting={acting} />
      </div>
      <LateCustomers acting={acting} />
      <div data-whole>{children}</div>
    </DeskGrid>
  );
}

const DeskGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-8);
  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
  & h2 {
    font-size: var(--text-large);
  }
  & h3 {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  & [data-side] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);
  }
  & ul {
    border-top: 1px solid var(--color-line);
  }
  & [data-row] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-1) var(--space-4);
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--color-line);
  }
  & [data-row] b {
    font-weight: 600;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: var(--text-small);
    font-variant-numeric: tabular-nums;
  }
  /* What belongs together stays on one line. */
  & [data-parts] span {
    display: inline-block;
    margin-right: var(--space-2);
  }
  & small[data-tone='sun'] {
    color: var(--color-sun-ink);
    font-weight: 600;
  }
  & [data-keys] {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  & kbd {
    padding: 1px 6px;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-small);
    font: inherit;
    background: var(--color-mist);
  }
  /* A phone has no such keys. */
  @media (hover: none) {
    & [data-keys] {
      display: none;
    }
  }
  & [role='alert'] {
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-medium);
    color: var(--color-rust);
    background: var(--color-rust-pale);
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
