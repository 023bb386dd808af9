'use client';

import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import type { Cart } from '@/lib/cart/queries.ts';
import { useAcceptPrices } from '@/lib/cart/saved-mutations.ts';
import { theme } from '@/styles/theme.ts';

/** Says above the lines that some of them cost another price than when they were put there. */
export function PriceNews({ cart }: { cart: Cart }) {
  const { mutate: accept, isPending } = useAcceptPrices();
  const changed = cart.items.filter(({ previousUnitPrice }) => previousUnitPrice !== null).length;
  if (changed === 0) return null;
  return (
    <Frame role="status">
      <p>
        {changed === 1
          ? 'Verð á einni vöru í körfunni hefur breyst.'
          : `Verð á ${changed} vörum í körfunni hefur breyst.`}
      </p>
      <Button variant="quiet" busy={isPending} onClick={() => accept()}>
        Skilið
      </Button>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 8px 8px 8px 16px;
  border-radius: ${theme.radius.medium};
  color: ${theme.color.sunInk};
  background: ${theme.color.sunPale};
`;
