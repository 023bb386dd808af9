import Link from 'next/link';
import styled from 'styled-components';
import { pageNumbers } from '@/lib/rules/page-numbers.ts';
import { theme } from '@/styles/theme.ts';
import { ChevronIcon } from './icons.tsx';

interface Props {
  /** From 1. */
  page: number;
  pageCount: number;
  /** Address of a page. */
  hrefOf: (page: number) => string;
}

/** Real links, so that crawlers and visitors without scripts reach every page; nothing when there is one page. */
export function Pagination({ page, pageCount, hrefOf }: Props) {
  if (pageCount <= 1) return null;
  return (
    <Nav aria-label={`Síða ${page} af ${pageCount}`}>
      {page > 1 && (
        <Link href={hrefOf(page - 1)} rel="prev" aria-label="Fyrri síða" data-turn="back">
          <ChevronIcon />
        </Link>
      )}
      {pageNumbers(page, pageCount).map((number, index) =>
        number === 'gap' ? (
          <span key={index === 1 ? 'gap-before' : 'gap-after'} aria-hidden>
            …
          </span>
        ) : (
          <Link key={number} href={hrefOf(number)} aria-current={number === page ? 'page' : undefined}>
            {number}
          </Link>
        ),
      )}
      {page < pageCount && (
        <Link href={hrefOf(page + 1)} rel="next" aria-label="Næsta síða">
          <ChevronIcon />
        </Link>
      )}
    </Nav>
  );
}

const { color } = theme;

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 4px;
  font-variant-numeric: tabular-nums;
  & a,
  & span {
    display: grid;
    place-items: center;
    min-width: 44px;
    height: 44px;
    border-radius: ${theme.radius.medium};
    text-decoration: none;
  }
  & a:hover {
    background: ${color.mist};
  }
  & a[aria-current] {
    color: ${color.paper};
    background: ${color.fjord};
    font-weight: 600;
  }
  & [data-turn='back'] svg {
    transform: rotate(180deg);
  }
`;
