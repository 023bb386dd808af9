import styled from 'styled-components';
import { LinkButton } from '@/components/ui/link-button.tsx';

interface Props {
  /** From 1. */
  page: number;
  hasMore: boolean;
}

/** Real links; how many pages there are is not known. */
export function InvoicePaging({ page, hasMore }: Props) {
  if (page === 1 && !hasMore) return null;
  return (
    <Nav aria-label={`Síða ${page}`}>
      {page > 1 && (
        <LinkButton
          href={page === 2 ? '/auth/invoices' : `/auth/invoices?sida=${page - 1}`}
          variant="secondary"
          rel="prev"
        >
          Fyrri síða
        </LinkButton>
      )}
      {hasMore && (
        <LinkButton href={`/auth/invoices?sida=${page + 1}`} variant="secondary" rel="next">
          Næsta síða
        </LinkButton>
      )}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  justify-content: space-between;
  gap: 16px;
`;
