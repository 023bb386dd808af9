'use client';

import type { ReactNode } from 'react';
import { useCheckout } from '@/lib/checkout/queries.ts';
import { useCustomer } from '@/lib/customer/queries.ts';
import { OwnedFields } from './owned-fields.tsx';

/** A step of one customer's checkout; after a switch it begins as the other customer's. */
export function CustomersFields({ children }: { children: ReactNode }) {
  const { data: checkout } = useCheckout();
  const { data: customer } = useCustomer();
  const owner = `${customer?.actor.id} ${checkout?.cart.customer?.id}`;
  return <OwnedFields owner={owner}>{children}</OwnedFields>;
}
