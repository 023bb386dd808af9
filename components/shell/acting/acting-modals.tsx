'use client';

import { ActingModal } from '@/components/acting-as/acting-modal.tsx';
import type { CustomerSwitcherRequest } from '@/lib/acting-as/request.ts';
import type { Customer } from '@/lib/customer/queries.ts';
import { BillToModal } from './bill-to-modal.tsx';

interface Props {
  request: CustomerSwitcherRequest;
  customer: Customer;
  /** Whom to act for. */
  onPick: (customerId: string) => void;
  onClose: () => void;
}

/** The modal that was asked for. */
export function ActingModals({ request, customer, onPick, onClose }: Props) {
  return request === 'customer' ? (
    <ActingModal customer={customer} onPick={onPick} onClose={onClose} />
  ) : (
    <BillToModal customer={customer} onClose={onClose} />
  );
}
