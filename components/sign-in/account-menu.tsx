'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Popover } from '@/components/ui/popover.tsx';
import type { Customer } from '@/lib/customer/queries.ts';
import { may } from '@/lib/rules/people/abilities.ts';
import { padPath } from '@/lib/rules/routes/account-paths.ts';
import { useSignOut } from '@/lib/sign-in/use-sign-out.ts';
import { media } from '@/styles/media.ts';

interface Props {
  customer: Customer;
  /** Above the links: whom else to act for. */
  children?: ReactNode;
}

/** The user dropdown: own area, invoices, sign out. */
export function AccountMenu({ customer, children }: Props) {
  const router = useRouter();
  const { mutateAsync: signOut, isPending } = useSignOut();

  // This menu is gone by the time the answer is in; a promise continues without it.
  const signOutAndLeave = async (): Promise<void> => {
    await signOut();
    router.push('/');
    router.refresh();
  };

  return (
    <MenuPanel element="nav" aria-label="Notandi">
      <p>
        <strong>{customer.name}</strong>
        <small>
          {customer.actorName && customer.actorName !== customer.name ? customer.actorName : customer.email}
        </small>
      </p>
      {children}
      <a href="/auth/home">Mínar síður</a>
      {may(customer, 'see-prices') && <a href={padPath}>Pöntunarblað</a>}
      <a href="/auth/invoices">Reikningar</a>
      <a href="/auth/settings">Stillingar</a>
      <button type="button" aria-disabled={isPending} onClick={() => void signOutAndLeave()}>
        Skrá út
      </button>
    </MenuPanel>
  );
}

const MenuPanel = styled(Popover)`
  inset: 100% 8px auto auto;
  display: grid;
  width: max-content;
  min-width: 240px;
  max-width: min(360px, 100vw - 16px);
  max-height: calc(100dvh - 140px);
  overflow-y: auto;
  padding: var(--space-2);
  & p {
    display: grid;
    padding: var(--space-2) var(--space-3) var(--space-3);
    margin-bottom: var(--space-2);
    border-bottom: 1px solid var(--color-line);
  }
  & small {
    color: var(--color-ink-soft);
  }
  & a,
  & > button {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: var(--space-2) var(--space-3);
    border: 0;
    border-radius: var(--radius-medium);
    text-align: left;
    text-decoration: none;
    background: transparent;
  }
  & a:hover,
  & > button:hover {
    background: var(--color-mist);
  }
  ${media.narrow} {
    inset: calc(100% + 8px) 0 auto auto;
  }
`;
