'use client';

import { ActingEntries } from '@/components/acting-as/acting-entries.tsx';
import { AccountMenu } from '@/components/sign-in/account-menu.tsx';
import type { Customer } from '@/lib/customer/queries.ts';

/** The user dropdown with whom else the user may act for. */
export function AccountMenuParts({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  return (
    <AccountMenu customer={customer}>
      <ActingEntries customer={customer} onClose={onClose} />
    </AccountMenu>
  );
}
