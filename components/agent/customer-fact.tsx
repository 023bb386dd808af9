'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A line of small print in a customer's row; `isUrgent` where the agent should act soon. */
export function CustomerFact({ isUrgent = false, children }: { isUrgent?: boolean; children: ReactNode }) {
  return <FactLine data-urgent={isUrgent || undefined}>{children}</FactLine>;
}

const FactLine = styled.small`
  display: block;
  color: var(--color-ink-soft);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  &[data-urgent] {
    color: var(--color-sun-ink);
    font-weight: 600;
  }
`;

/** A part of a fact that stays on one line. */
export const FactPart = styled.span`
  display: inline-block;
  margin-right: var(--space-2);
`;
