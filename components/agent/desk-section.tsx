'use client';

import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

/** One list of an agent's desk. */
export function DeskSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <SectionStack aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </SectionStack>
  );
}

const SectionStack = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  & h2 {
    font-size: var(--text-large);
  }
`;

/** Customers, or what is known of one, below each other. */
export const CustomerList = styled.ul`
  border-top: 1px solid var(--color-line);
`;
