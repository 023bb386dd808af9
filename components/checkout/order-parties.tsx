'use client';

import { FactList } from '@/components/ui/fact-list.tsx';
import { useCustomer } from '@/lib/customer/queries.ts';
import { partyFacts } from '@/lib/rules/people/order-parties.ts';

/** Who orders, for whom, and who is billed. */
export function OrderParties() {
  const { data: customer } = useCustomer();
  return customer ? <FactList facts={partyFacts(customer)} /> : null;
}
