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
}

/** Sections of a page from the content system, each with its anchor (specification §2: top, about, where, openinghours). */
export function Sections<S extends Section>({ sections, body }: Props<S>) {
  return (
    <Container>
      <Frame>
        {sections.map((section, index) => (
          <section key={section.id} id={section.anchor ?? undefined}>
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
  ${media.narrow} {
    gap: 48px;
    padding-block: 24px;
    & > section {
      gap: 32px;
    }
  }
`;
