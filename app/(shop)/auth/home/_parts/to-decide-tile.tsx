'use client';

import { AccountTile } from '@/components/account/account-tile.tsx';
import { useToDecide } from '@/lib/approvals/queries.ts';
import type { Customer } from '@/lib/customer/queries.ts';
import { mayBeAsked } from '@/lib/rules/people/abilities.ts';
import { toDecideText } from '@/lib/rules/orders/to-decide-text.ts';
import { approvalsPath } from '@/lib/rules/routes/account-paths.ts';

/** Orders of the company that wait for this person. */
export function ToDecideTile({ customer }: { customer: Customer }) {
  const count = useToDecide(mayBeAsked(customer));
  if (count === 0) return null;
  return (
    <AccountTile
      title="Til samþykktar"
      figure={toDecideText(count)}
      href={approvalsPath}
      action="Skoða pantanir sem bíða"
    />
  );
}
