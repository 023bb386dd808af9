'use client';

import type { ComponentProps } from 'react';
import { NextCustomer } from '@/components/agent/next-customer.tsx';
import { useActFor } from '@/lib/acting-as/mutations.ts';

/** After an agent's order: the next on the list. */
export function NextCustomerPart(props: Omit<ComponentProps<typeof NextCustomer>, 'acting'>) {
  return <NextCustomer {...props} acting={useActFor()} />;
}
