'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Toast } from '@/components/ui/toast.tsx';
import { useUpdateCart } from '@/lib/cart/mutations.ts';
import { cartable } from '@/lib/cart/optimistic.ts';
import type { CartLine } from '@/lib/cart/queries.ts';

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
  const action = (
    <Button ref={undoButton} variant="quiet" onClick={undo}>
      Afturkalla
    </Button>
  );
  return (
    <Toast action={action} onClose={onDone}>
      Fjarlægt úr körfunni: {line.product.name}
    </Toast>
  );
}
