'use client';

import { useRef } from 'react';
import { QuickOrder, type AddLines } from '@/components/quick-order/quick-order.tsx';
import { useAddLines } from '@/lib/cart/add-lines-mutation.ts';
import { newIdempotencyKey } from '@/lib/rules/orders/idempotency-key.ts';

/** Quick order into the visitor's own cart. */
export function QuickOrderPart({ level = 2 }: { level?: 1 | 2 }) {
  const { mutateAsync } = useAddLines();
  const last = useRef({ lines: '', key: '' });
  const addLines: AddLines = async (lines) => {
    const input = JSON.stringify(lines);
    // Pressed again after a lost answer, the same lines go under the same key.
    if (last.current.lines !== input) last.current = { lines: input, key: newIdempotencyKey() };
    const answer = await mutateAsync({ key: last.current.key, lines: [...lines] });
    last.current = { lines: '', key: '' };
    return answer.lines;
  };
  return <QuickOrder addLines={addLines} level={level} />;
}
