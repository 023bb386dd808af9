import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '@/components/ui/container.tsx';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

interface Section {
  id: string;
  anchor?: string | null;
  title?: string | null;
}

interface Props<S extends Section> {
  sections: readonly S[];
  body: (section: S, index: number) => ReactNode;
  /** Sections that stand beside each other where there is room, such as short texts. */
  narrow?: (section: S) => boolean;
}

/** Sections of a page from the content system, each with its anchor (specification §2: top, about, where, openinghours). */
export function Sections<S extends Section>({ sections, body, narrow }: Props<S>) {
  return (
    <Container>
      <Frame>
        {sections.map((section, index) => (
          <section key={section.id} id={section.anchor ?? undefined} data-narrow={narrow?.(section)}>
            {section.title && <h2>{section.title}</h2>}
            {body(section, index)}
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
    font-size: ${theme.text.title};
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
