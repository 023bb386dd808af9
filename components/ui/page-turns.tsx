import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';
import { media } from '@/styles/media.ts';
import { LinkButton } from './link-button.tsx';

interface Props {
  /** From 1. */
  page: number;
  hasMore: boolean;
  hrefOf: (page: number) => string;
}

/** Real links to the pages before and after; for lists whose length is not known. */
export function PageTurns({ page, hasMore, hrefOf }: Props) {
  if (page === 1 && !hasMore) return null;
  return (
    <Nav aria-label={`Síða ${page}`}>
      {page > 1 && (
        <LinkButton href={hrefOf(page - 1)} variant="secondary" rel="prev">
          Fyrri síða
        </LinkButton>
      )}
      <span>Síða {page}</span>
      {hasMore && (
        <LinkButton href={hrefOf(page + 1)} variant="secondary" rel="next">
          Næsta síða
        </LinkButton>
      )}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 16px;
  & span {
    color: ${theme.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  ${media.print} {
    display: none;
  }
`;
