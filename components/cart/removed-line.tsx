'use client';

import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { useUpdateCart } from '@/lib/cart/mutations.ts';
import { cartable } from '@/lib/cart/optimistic.ts';
import type { CartLine } from '@/lib/cart/queries.ts';
import { theme } from '@/styles/theme.ts';

interface Props {
  line: CartLine;
  onDone: () => void;
}

/** Says which line went and puts it back. Takes the focus, because the button that had it is gone. */
export function RemovedLine({ line, onDone }: Props) {
  const { mutate: update } = useUpdateCart();
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => undoButton.current?.focus(), []);
  const undo = (): void => {
    update({ product: cartable(line), quantity: line.quantity });
    onDone();
  };
  return (
    <Frame role="status">
      <span>{line.product.name} var fjarlægð úr körfunni.</span>
      <Button ref={undoButton} variant="quiet" onClick={undo}>
        Afturkalla
      </Button>
    </Frame>
  );
}

const Frame = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 16px;
  padding: 4px 4px 4px 16px;
  border-radius: ${theme.radius.medium};
  background: ${theme.color.mist};
`;
