'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { AccountFrame } from '@/components/account/account-frame.tsx';
import { Container } from '@/components/ui/container.tsx';
import { useKnownCustomer } from '@/lib/customer/known-customer.ts';
import PageError from '../error.tsx';

/** For an account page that failed to render: the way to the others stays. */
export default function AccountPageError(props: ComponentProps<typeof PageError>) {
  const customer = useKnownCustomer();
  const [, area, section] = usePathname().split('/');
  if (!customer) return <PageError {...props} />;
  return (
    <Container>
      <AccountFrame current={`/${area}/${section}`} customer={customer}>
        <PageError {...props} />
      </AccountFrame>
    </Container>
  );
}
