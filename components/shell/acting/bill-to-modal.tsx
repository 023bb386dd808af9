'use client';

import { CustomerPicker } from '@/components/customer-picker/customer-picker.tsx';
import type { Customer } from '@/lib/customer/queries.ts';
import { useSetCustomer } from '@/lib/acting-as/mutations.ts';

interface Props {
  customer: Customer;
  onClose: () => void;
}

/** The customer picker over the page; whoever is billed already may stay. */
export function BillToModal({ customer, onClose }: Props) {
  const { switchTo, isPending, isError } = useSetCustomer();
  const chosenId = customer.billTo?.id ?? null;
  const pick = (customerId: string): void =>
    customerId === chosenId ? onClose() : switchTo({ customerId, as: 'BillTo' }, { onSuccess: onClose });
  return (
    <CustomerPicker
      customerId={customer.id}
      chosenId={chosenId}
      busy={isPending}
      failed={isError}
      onPick={pick}
      onClose={onClose}
    />
  );
}
