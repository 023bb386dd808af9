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
  & [data-side] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);
  }
  & > [role='alert'] {
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
