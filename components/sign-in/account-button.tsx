'use client';

import { type ComponentType, useCallback, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icons.tsx';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useKnownCustomer } from '@/lib/customer/known-customer.ts';
import type { Customer } from '@/lib/customer/queries.ts';
import { useSignedInHint } from '@/lib/visitor/use-signed-in-hint.ts';
import { shortCompanyName } from '@/lib/rules/people/company-name.ts';
import { useDismissal } from '@/lib/shell/use-dismissal.ts';
import { openSignIn } from '@/lib/sign-in/request.ts';
import { HeaderButton } from '@/components/ui/header-button.tsx';
import styles from './account-button.module.css';

const loadReader = () => import('./customer-reader.tsx');

interface Props {
  /** Fetches the menu, which the shell puts together. */
  loadMenu: () => Promise<{ AccountMenuParts: ComponentType<{ customer: Customer; onClose: () => void }> }>;
  /** As the pointer or the focus comes near the sign-in button. */
  onNear?: () => void;
}

/** The header's sign-in button, or the customer's name with the account menu. */
export function AccountButton({ loadMenu, onNear }: Props) {
  const customer = useKnownCustomer();
  const isHintedSignedIn = useSignedInHint();
  const { part: reader, failed } = useOnDemand(loadReader, isHintedSignedIn);
  const area = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useDismissal(area, open, close);
  const { part: menu, load } = useOnDemand(loadMenu, open);

  // The server's page names nobody here: it may have been made before or after what it read of the customer.
  if (isHintedSignedIn && customer)
    return (
      <div ref={area} className={styles.accountButton}>
        {reader && <reader.CustomerReader />}
        <HeaderButton
          href="/auth/home"
          aria-expanded={open}
          onPointerEnter={load}
          onFocus={load}
          onPress={() => setOpen(!open)}
          aria-label={`Mínar síður: ${customer.name}`}
        >
          <Icon name="person" />
          <span className={styles.words}>{shortCustomerName(customer)}</span>
        </HeaderButton>
        {open && menu && <menu.AccountMenuParts customer={customer} onClose={close} />}
      </div>
    );
  return (
    <div className={styles.accountButton} data-waiting={!isHintedSignedIn}>
      {reader && <reader.CustomerReader />}
      <HeaderButton
        // A visitor who is signed in is led on from there.
        href="/auth/sign-in"
        aria-haspopup="dialog"
        aria-label="Innskráning"
        onPointerEnter={onNear}
        onFocus={onNear}
        onPress={() => openSignIn()}
      >
        <Icon name="person" />
        <span className={styles.words}>
          {isHintedSignedIn && customer === undefined && !failed ? <Skeleton width="72px" /> : 'Innskráning'}
        </span>
      </HeaderButton>
    </div>
  );
}

function shortCustomerName({ name, isCompany }: Customer): string {
  return isCompany ? shortCompanyName(name) : (name.split(' ')[0] ?? name);
}
