import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '@/components/ui/container.tsx';
import { media } from '@/styles/media.ts';
import { Contents } from './contents.tsx';

interface Section {
  id: string;
  anchor?: string | null;
  title?: string | null;
  body: ReactNode;
  /** May stand beside others where there is room, as short texts do. */
  narrow: boolean;
}

/** Titled sections from which on a text has a table of contents. */
const manySections = 5;

interface Props {
  sections: readonly Section[];
  /** Whether they are one text after another. */
  isText: boolean;
}

/** Sections of a page from the content system, each with its anchor (specification §2.1: top, about, where, openinghours). */
export function Sections({ sections, isText }: Props) {
  const titled = sections.filter(({ anchor, title }) => anchor && title);
  const hasContents = isText && titled.length >= manySections;
  return (
    <Page data-contents={hasContents}>
      {hasContents && <Contents sections={titled} />}
      <Frame>
        {sections.map(({ id, anchor, title, body, narrow }) => (
          <section key={id} id={anchor ?? undefined} data-narrow={narrow}>
            {title && <h2>{title}</h2>}
            {body}
          </section>
        ))}
      </Frame>
    </Page>
  );
}

const Page = styled(Container)`
  ${media.desktop} {
    &[data-contents='true'] {
      display: grid;
      /* The lines of a text are as long. */
      grid-template-columns: minmax(0, 72ch) minmax(0, 320px);
      align-items: start;
      justify-content: start;
      column-gap: 96px;
    }
    & > nav {
      grid-area: 1 / 2;
    }
  }
  ${media.print} {
    &[data-contents='true'] {
      display: block;
    }
  }
`;

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
  ${media.print} {
    /* No heading stays behind alone at the foot of a sheet, as it would in a grid. */
    display: block;
    & > section {
      display: block;
      margin-bottom: 24px;
    }
    & > section > h2 {
      margin-bottom: 8px;
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
