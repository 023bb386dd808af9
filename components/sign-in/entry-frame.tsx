import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '@/components/ui/container.tsx';
import { theme } from '@/styles/theme.ts';

/** Pages before the account: sign-in, sign-up, forgotten password. */
export function EntryFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container>
      <Frame>
        <h1>{title}</h1>
        {children}
      </Frame>
    </Container>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 24px;
  width: min(100%, 500px);
  margin-inline: auto;
  padding-block: 40px 80px;
  & h1 {
    font-size: ${theme.text.title};
  }
`;
