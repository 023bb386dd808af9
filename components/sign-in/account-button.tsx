'use client';

import { useCallback, useRef, useState } from 'react';
import { PersonIcon } from '@/components/ui/icons.tsx';
import { useOnDemand } from '@/components/ui/on-demand.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useCustomer, useSignedInHint, type Customer } from '@/lib/customer/queries.ts';
import { shortCompanyName } from '@/lib/rules/company-name.ts';
import { useDismissal } from '@/lib/shell/use-dismissal.ts';
import { askToSignIn } from '@/lib/sign-in/request.ts';

const loadMenu = () => import('./account-menu.tsx');

/** The header's sign-in button, or the customer's name with the account menu. Its look is the header's. */
export function AccountButton({ onNear }: { onNear?: () => void }) {
  const { data: customer, isPending } = useCustomer();
  const hinted = useSignedInHint();
  const area = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useDismissal(area, open, close);
  const { part: menu, load } = useOnDemand(loadMenu, open);

  if (customer)
    return (
      <div ref={area} data-header-button="account">
        <button
          type="button"
          aria-expanded={open}
          onPointerEnter={load}
          onFocus={load}
          onClick={() => setOpen(!open)}
          aria-label={`Mínar síður: ${customer.name}`}
        >
          <PersonIcon />
          <span>{shortName(customer)}</span>
        </button>
        {open && menu && <menu.AccountMenu customer={customer} />}
      </div>
    );
  return (
    <div data-header-button="account" data-waiting={isPending}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label="Innskráning"
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => askToSignIn()}
      >
        <PersonIcon />
        <span>{hinted && isPending ? <Skeleton width="72px" /> : 'Innskráning'}</span>
      </button>
    </div>
  );
}

function shortName({ name, isCompany }: Customer): string {
  return isCompany ? shortCompanyName(name) : (name.split(' ')[0] ?? name);
}
