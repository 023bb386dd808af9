'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { restoreLostFocus } from './restore-lost-focus.ts';

/** The content of an account page, in which the keyboard never loses its place. */
export function FocusKeeper({ children }: { children: ReactNode }) {
  return <ContentStack ref={restoreLostFocus}>{children}</ContentStack>;
}

const ContentStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-content: start;
  min-width: 0;
`;
