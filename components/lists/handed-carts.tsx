'use client';

import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import type { List } from '@/lib/lists/queries.ts';
import { productCountText } from '@/lib/rules/orders/cart-label.ts';
import { newIdempotencyKey } from '@/lib/rules/orders/idempotency-key.ts';
import { namedCartPath } from '@/lib/rules/routes/account-paths.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';

/** What lays the goods of a kept cart into the own one. */
export type AddNamedCart = UseMutationResult<
  { lines: readonly { problem: string | null }[] },
  Error,
  { listId: string; key: string }
>;

interface Props {
  carts: readonly List[];
  add: AddNamedCart;
  onAdded: (notice: string) => void;
}

/** Carts that others put together for the visitor: one press lays the goods into the own cart. */
export function HandedCarts({ carts, ...adding }: Props) {
  return (
    <HandedList aria-label="Körfur handa þér">
      {carts.map((cart) => (
        <HandedCart key={cart.id} cart={cart} {...adding} />
      ))}
    </HandedList>
  );
}

function HandedCart({ cart, add, onAdded }: Omit<Props, 'carts'> & { cart: List }) {
  const isAdded = add.variables?.listId === cart.id;
  const [key] = useState(newIdempotencyKey);
  const addAll = (): void =>
    add.mutate(
      { listId: cart.id, key },
      {
        onSuccess: ({ lines }) => {
          const short = lines.filter(({ problem }) => problem !== null).length;
          onAdded(
            short === 0
              ? `Lagt í þína körfu: ${cart.name}`
              : `Lagt í þína körfu: ${cart.name}. Fékkst ekki að fullu: ${productCountText(short)}`,
          );
        },
      },
    );
  return (
    <li>
      <p>
        <strong>{cart.name}</strong>
        <small>{productCountText(cart.lineCount)}</small>
      </p>
      <div>
        <Button
          busy={isAdded && add.isPending}
          aria-label={`Setja í mína körfu: ${cart.name}`}
          onClick={addAll}
        >
          Setja í mína körfu
        </Button>
        <LinkButton href={namedCartPath(cart.id)} variant="secondary">
          Skoða
        </LinkButton>
      </div>
      {isAdded && add.error && <p role="alert">{errorText(add.error)}</p>}
    </li>
  );
}

const HandedList = styled.ul`
  display: grid;
  gap: var(--space-2);
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--color-fjord);
    border-radius: var(--radius-medium);
    background: var(--color-fjord-pale);
    overflow-wrap: anywhere;
  }
  & strong,
  & small {
    display: block;
  }
  & div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  & [role='alert'] {
    width: 100%;
    color: var(--color-rust);
  }
`;
