'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Toast } from '@/components/ui/toast.tsx';
import { updateCart } from '@/lib/cart/mutations.ts';
import { toCartableProduct } from '@/lib/cart/optimistic.ts';
import type { CartLine } from '@/lib/cart/queries.ts';

interface Props {
  line: CartLine;
  onClose: () => void;
}

/** Says which line was removed and offers to undo it. Takes the focus, because the button that had it is gone. */
export function RemovedLine({ line, onClose }: Props) {
  const client = useQueryClient();
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => undoButton.current?.focus(), []);
  const restoreLine = (): void => {
    // What it fails with stands beside the line.
    updateCart(client, { product: toCartableProduct(line), quantity: line.quantity }).catch(() => undefined);
    onClose();
  };
  const action = (
    <Button ref={undoButton} variant="quiet" onClick={restoreLine}>
      Afturkalla
    </Button>
  );
  return (
    <Toast action={action} onClose={onClose}>
      Fjarlægt úr körfunni: {line.product.name}
    </Toast>
  );
}
