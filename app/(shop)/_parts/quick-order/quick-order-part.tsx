'use client';

import { useRef } from 'react';
import type { AddLinesToCart } from '@/components/quick-order/order-footer.tsx';
import { QuickOrder } from '@/components/quick-order/quick-order.tsx';
import { useAddLines } from '@/lib/cart/add-lines-mutation.ts';
import { newIdempotencyKey } from '@/lib/rules/orders/idempotency-key.ts';

/** Quick order into the visitor's own cart. */
export function QuickOrderPart({ level = 2 }: { level?: 1 | 2 }) {
  const { mutateAsync } = useAddLines();
  const lastAttempt = useRef({ lines: '', key: '' });
  const addLines: AddLinesToCart = async (lines) => {
    const input = JSON.stringify(lines);
    // A retry after a lost answer sends the same lines with the same key.
    if (lastAttempt.current.lines !== input) lastAttempt.current = { lines: input, key: newIdempotencyKey() };
    const answer = await mutateAsync({ key: lastAttempt.current.key, lines: [...lines] });
    lastAttempt.current = { lines: '', key: '' };
    return answer.lines;
  };
  return <QuickOrder addLines={addLines} level={level} />;
}
