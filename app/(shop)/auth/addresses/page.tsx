import type { Metadata } from 'next';
import { AccountFrame } from '@/components/account/account-frame.tsx';
import { AddressBook } from '@/components/account/address-book.tsx';
import { NewAddress } from '@/components/account/new-address.tsx';
import { Container } from '@/components/ui/container.tsx';
import { visitorKeys } from '@/lib/io/query-keys.ts';
import { readAddresses, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { VisitorData } from '../../visitor-data.tsx';

export const metadata: Metadata = { title: 'Heimilisföng', robots: { index: false } };

const path = '/auth/addresses';

export default async function AddressesPage() {
  await requireCustomer(path);
  const addresses = await readSignedIn(readAddresses(), path);
  return (
    <Container>
      <AccountFrame current={path}>
        <h1>Heimilisföng</h1>
        <VisitorData entries={[[visitorKeys.addresses, addresses]]}>
          <AddressBook />
          <NewAddress />
        </VisitorData>
      </AccountFrame>
    </Container>
  );
}
