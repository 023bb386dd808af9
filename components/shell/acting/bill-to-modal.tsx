'use client';

import { BillToPicker } from '@/components/customer-picker/bill-to-picker.tsx';
import type { Customer } from '@/lib/customer/queries.ts';
import { useSetCustomer } from '@/lib/acting-as/mutations.ts';

interface Props {
  customer: Customer;
  onClose: () => void;
}

/** The customer picker over the page; the current choice may stay. */
export function BillToModal({ customer, onClose }: Props) {
  const { switchTo, isPending, isError } = useSetCustomer();
  const selectedId = customer.billTo?.id ?? null;
  const pickBillTo = (customerId: string): void =>
    customerId === selectedId ? onClose() : switchTo({ customerId, as: 'BillTo' }, { onSuccess: onClose });
  return (
    <BillToPicker
      customerId={customer.id}
      selectedId={selectedId}
      busy={isPending}
      failed={isError}
      onPick={pickBillTo}
      onClose={onClose}
    />
  );
}
