'use client';

import { KeepCart } from '@/components/lists/keep-cart.tsx';
import { useAddNamedCart } from '@/lib/cart/add-named-cart-mutation.ts';
import type { Customer } from '@/lib/customer/queries.ts';

/** Kept carts below the cart. */
export function KeepCartPart({ customer }: { customer: Customer }) {
  return <KeepCart customer={customer} add={useAddNamedCart()} />;
}
