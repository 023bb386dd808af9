import type { Metadata } from 'next';
import { NamedCarts } from '@/components/lists/named-carts.tsx';
import { namedCartsQuery } from '@/lib/lists/queries.ts';
import { namedCartsPath } from '@/lib/rules/routes/account-paths.ts';
import { readNamedCarts } from '@/lib/server/account.ts';
import { readOrUndefined, requireCustomer } from '@/lib/server/visitor.ts';
import { VisitorData } from '../../visitor-data.tsx';
import { AccountPage } from '../_parts/account-page.tsx';

const title = 'Geymdar körfur';

export const metadata: Metadata = { title, robots: { index: false } };

export default async function NamedCartsPage() {
  await requireCustomer(namedCartsPath);
  const carts = await readOrUndefined(readNamedCarts());
  return (
    <AccountPage current={namedCartsPath} title={title}>
      <VisitorData entries={[[namedCartsQuery.queryKey, carts]]}>
        <NamedCarts />
      </VisitorData>
    </AccountPage>
  );
}
