'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Customer } from '@/lib/customer/queries.ts';
import { useSignOut } from '@/lib/sign-in/use-sign-out.ts';
import { theme } from '@/styles/theme.ts';

/** The user dropdown: own area, invoices, sign out. */
export function AccountMenu({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const router = useRouter();
  const { mutateAsync: signOut, isPending } = useSignOut();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    const opener = panel.current?.parentElement;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      onClose();
      opener?.querySelector('button')?.focus();
    };
    const closeOnOutside = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && opener?.contains(target))) onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOnOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOnOutside);
    };
  }, [onClose]);

  // This menu is gone by the time the answer is in; a promise goes on without it.
  const leave = async (): Promise<void> => {
    await signOut();
    router.push('/');
    router.refresh();
  };

  return (
    <Panel ref={panel} aria-label="Mínar síður">
      <p>
        <strong>{customer.name}</strong>
        <small>
          {customer.actorName && customer.actorName !== customer.name ? customer.actorName : customer.email}
        </small>
      </p>
      <Link href="/auth/home" onClick={onClose}>
        Mínar síður
      </Link>
      <Link href="/auth/invoices" onClick={onClose}>
        Reikningar
      </Link>
      <button type="button" aria-disabled={isPending} onClick={() => void leave()}>
        Skrá út
      </button>
    </Panel>
  );
}

const { color } = theme;

const Panel = styled.nav`
  position: absolute;
  z-index: 30;
  inset: calc(100% + 8px) 0 auto auto;
  display: grid;
  min-width: 240px;
  padding: 8px;
  border: 1px solid ${color.line};
  border-radius: ${theme.radius.large};
  color: ${color.ink};
  background: ${color.paper};
  box-shadow: ${theme.shadow.high};
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
`;
