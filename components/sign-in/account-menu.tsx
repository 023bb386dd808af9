'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { popoverStyle } from '@/components/ui/popover-style.ts';
import type { Customer } from '@/lib/customer/queries.ts';
import { useSignOut } from '@/lib/sign-in/use-sign-out.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

interface Props {
  customer: Customer;
  /** Above the links: whom else to act for. */
  children?: ReactNode;
}

/** The user dropdown: own area, invoices, sign out. */
export function AccountMenu({ customer, children }: Props) {
  const router = useRouter();
  const { mutateAsync: signOut, isPending } = useSignOut();

  // This menu is gone by the time the answer is in; a promise goes on without it.
  const leave = async (): Promise<void> => {
    await signOut();
    router.push('/');
    router.refresh();
  };

  return (
    <Panel aria-label="Notandi">
      <p>
        <strong>{customer.name}</strong>
        <small>
          {customer.actorName && customer.actorName !== customer.name ? customer.actorName : customer.email}
        </small>
      </p>
      {children}
      <Link href="/auth/home">Mínar síður</Link>
      <Link href="/auth/invoices">Reikningar</Link>
      <Link href="/auth/settings">Stillingar</Link>
      <button type="button" aria-disabled={isPending} onClick={() => void leave()}>
        Skrá út
      </button>
    </Panel>
  );
}

const { color } = theme;

const Panel = styled.nav`
  ${popoverStyle}
  inset: 100% 8px auto auto;
  display: grid;
  width: max-content;
  min-width: 240px;
  max-width: min(360px, 100vw - 16px);
  max-height: calc(100dvh - 140px);
  overflow-y: auto;
  padding: 8px;
  & p {
    display: grid;
    padding: 8px 12px 12px;
    margin-bottom: 8px;
    border-bottom: 1px solid ${color.line};
  }
  & small {
    color: ${color.inkSoft};
  }
  & a,
  & > button {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 8px 12px;
    border: 0;
    border-radius: ${theme.radius.medium};
    text-align: left;
    text-decoration: none;
    background: transparent;
  }
  & a:hover,
  & > button:hover {
    background: ${color.mist};
  }
  ${media.narrow} {
    inset: calc(100% + 8px) 0 auto auto;
  }
`;
