'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useCheckout } from '@/lib/checkout/queries.ts';

/**
 * A step as long as there is something to order. With Back one comes to a step whose cart has been ordered since: the server
 * knows the order and leads there (redirect-to-last-order.ts).
 */
export function WhileFilled({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { data: checkout } = useCheckout();
  const isEmpty = checkout?.cart.items.length === 0;
  useEffect(() => {
    if (isEmpty) router.refresh();
  }, [isEmpty, router]);
  return isEmpty ? <Skeleton height="360px" /> : children;
}
