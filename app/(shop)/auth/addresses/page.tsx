import type { Metadata } from 'next';
import { AddressBook } from '@/components/account/address-book.tsx';
import { NewAddress } from '@/components/account/new-address.tsx';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { may } from '@/lib/rules/people/abilities.ts';
import { readOrUndefined, readAddresses, requireCustomer } from '@/lib/server/visitor.ts';
import { VisitorData } from '../../visitor-data.tsx';
import { AccountPage } from '../_parts/account-page.tsx';

export const metadata: Metadata = { title: 'Heimilisföng', robots: { index: false } };

const path = '/auth/addresses';

export default async function AddressesPage() {
  const customer = await requireCustomer(path);
  const mayManage = may(customer, 'manage-addresses');
  const addresses = await readOrUndefined(readAddresses());
  return (
    <AccountPage current={path} title="Heimilisföng">
      <VisitorData
        entries={[
          [visitorKeys.customer, customer],
          [visitorKeys.addresses, addresses],
        ]}
      >
        <AddressBook mayManage={mayManage} />
        {mayManage && <NewAddress />}
      </VisitorData>
    </AccountPage>
  );
}
