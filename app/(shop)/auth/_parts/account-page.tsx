import type { ReactNode } from 'react';
import { AccountFrame } from '@/components/account/account-frame.tsx';
import { Container } from '@/components/ui/container.tsx';
import { requireCustomer } from '@/lib/server/visitor.ts';

interface Props {
  /** Path of the navigation's entry. */
  current: string;
  /** Return path after sign-in, if it differs. */
  path?: string;
  title: string;
  children: ReactNode;
}

/** A page of the customer's own area, with the navigation that the visitor's role has. Guests are redirected to sign-in. */
export async function AccountPage({ current, path = current, title, children }: Props) {
  const customer = await requireCustomer(path);
  return (
    <Container>
      <AccountFrame current={current} customer={customer}>
        <h1>{title}</h1>
        {children}
      </AccountFrame>
    </Container>
  );
}
