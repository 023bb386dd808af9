'use client';

import { CustomerPicker } from '@/components/customer-picker/customer-picker.tsx';
import { useSetCustomer } from '@/lib/acting-as/mutations.ts';

interface Props {
  /** Who is billed now. */
  chosenId: string | null;
  onClose: () => void;
  onSwitched: () => void;
}

/** The customer picker over the page; whoever is billed already may stay. */
export function BillToModal({ chosenId, onClose, onSwitched }: Props) {
  const { switchTo, isPending, isError } = useSetCustomer();
  const pick = (customerId: string): void =>
    customerId === chosenId ? onClose() : switchTo({ customerId, as: 'BillTo' }, { onSuccess: onSwitched });
  return (
    <CustomerPicker chosenId={chosenId} busy={isPending} failed={isError} onPick={pick} onClose={onClose} />
  );
}
