'use client';

import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { Badge } from '@/components/ui/badge.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { namedCartsQuery } from '@/lib/lists/queries.ts';
import { productCountText } from '@/lib/rules/orders/cart-label.ts';
import { namedCartPath } from '@/lib/rules/routes/account-paths.ts';
import { visibilityText } from './list-words.ts';

/** The visitor's kept carts, and those that colleagues share. */
export function NamedCarts() {
  const { data: carts, error, refetch } = useQuery(namedCartsQuery);
  if (error && !carts) return <ErrorRegion error={error} onRetry={() => void refetch()} />;
  if (!carts) return <Skeleton height="240px" />;
  if (carts.length === 0)
    return (
      <EmptyState title="Engar geymdar körfur enn">
        <p>Á síðu körfunnar er hægt að geyma hana undir nafni og afhenda hana öðrum.</p>
        <LinkButton href="/karfa" variant="secondary">
          Opna körfu
        </LinkButton>
      </EmptyState>
    );
  return (
    <CartRows aria-label="Geymdar körfur">
      {carts.map((cart) => (
        <li key={cart.id}>
          <a href={namedCartPath(cart.id)}>
            <strong>{cart.name}</strong>
            <small>
              {productCountText(cart.lineCount)} · {visibilityText(cart)}
            </small>
          </a>
          {cart.handedOver?.isNew && <Badge tone="fjord">Ný</Badge>}
        </li>
      ))}
    </CartRows>
  );
}

const CartRows = styled.ul`
  border-top: 1px solid var(--color-line);
  & li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    border-bottom: 1px solid var(--color-line);
  }
  & a {
    display: grid;
    flex: 1;
    min-width: 0;
    gap: var(--space-1);
    padding-block: var(--space-3);
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  & a:hover strong {
    text-decoration: underline;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
`;
