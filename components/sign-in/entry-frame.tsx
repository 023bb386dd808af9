import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '@/components/ui/container.tsx';

/** Pages before the account: sign-in, sign-up, forgotten password. */
export function EntryFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container>
      <EntryColumn>
        <h1>{title}</h1>
        {children}
      </EntryColumn>
    </Container>
  );
}

const EntryColumn = styled.div`
  display: grid;
  gap: var(--space-6);
  width: min(100%, 500px);
  margin-inline: auto;
  padding-block: var(--space-10) var(--space-20);
  & h1 {
    font-size: var(--text-title);
  }
`;
