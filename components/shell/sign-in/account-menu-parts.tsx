'use client';

import { ActingEntries } from '@/components/acting-as/acting-entries.tsx';
import { AccountMenu } from '@/components/sign-in/account-menu.tsx';
import type { Customer } from '@/lib/customer/queries.ts';
import { focusOpener } from '@/lib/shell/use-dismissal.ts';

/** The user dropdown with whom else the user may act for. */
export function AccountMenuParts({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  // A modal that follows gives the focus back to what has it as it opens.
  const closeFromWithin = (): void => {
    focusOpener(document.activeElement?.closest('nav')?.parentElement);
    onClose();
  };
  return (
    <AccountMenu customer={customer}>
      <ActingEntries customer={customer} onClose={closeFromWithin} />
    </AccountMenu>
  );
}
