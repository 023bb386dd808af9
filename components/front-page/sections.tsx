import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '@/components/ui/container.tsx';
import { media } from '@/styles/media.ts';

interface Section {
  id: string;
  anchor?: string | null;
  title?: string | null;
  body: ReactNode;
  /** May stand beside others where there is room, as short texts do. */
  narrow: boolean;
}

/** Sections of a page from the content system, each with its anchor (specification §2: top, about, where, openinghours). */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return (
    <Container>
      <Frame>
        {sections.map(({ id, anchor, title, body, narrow }) => (
          <section key={id} id={anchor ?? undefined} data-narrow={narrow}>
            {title && <h2>{title}</h2>}
            {body}
          </section>
        ))}
      </Frame>
    </Container>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  padding-block: 16px;
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
  }
  & > section > h2 {
    font-size: clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem);
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > section {
      grid-column: 1 / -1;
    }
    & > section[data-narrow='true'] {
      grid-column: auto;
    }
    & > section[data-narrow='true'] > h2 {
      font-size: 1.375rem;
    }
  }
  ${media.narrow} {
    gap: 48px;
    padding-block: 24px;
    & > section {
      align-content: start;
      gap: 24px;
    }
  }
`;
