import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media.ts';

/** What can be done with a page, in a row; not on paper. */
export function PageActions({ children }: { children: ReactNode }) {
  return <Row>{children}</Row>;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  /* The way back has no box: its words begin where the page does. */
  & > [data-variant='quiet'] {
    margin-left: -8px;
    padding-inline: 8px;
  }
  & > [data-variant='quiet']:focus-visible {
    outline-offset: -3px;
  }
  ${media.print} {
    display: none;
  }
`;
