import type { Metadata } from 'next';
import { listQuery } from '@/lib/lists/queries.ts';
import { ownPriceQuery } from '@/lib/product/own-prices.ts';
import { may } from '@/lib/rules/people/abilities.ts';
import { namedCartPath, namedCartsPath } from '@/lib/rules/routes/account-paths.ts';
import { readList } from '@/lib/server/account.ts';
import { readOrUndefined, requireCustomer } from '@/lib/server/visitor.ts';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { MissingDocument } from '../../../_parts/frame/missing-document.tsx';
import { VisitorData } from '../../../visitor-data.tsx';
import { AccountPage } from '../../_parts/account-page.tsx';
import { NamedList } from '../../favorites/_parts/named-list.tsx';

export const metadata: Metadata = { title: 'Geymd karfa', robots: { index: false } };

interface Props {
  params: Promise<{ listId: string }>;
}

export default async function NamedCartPage({ params }: Props) {
  const { listId } = await params;
  const path = namedCartPath(encodeURIComponent(listId));
  const customer = await requireCustomer(path);
  const list = await readOrUndefined(readList(listId));
  if (list === null)
    return <MissingDocument title="Karfan fannst ekki" href={namedCartsPath} label="Sjá geymdar körfur" />;
  const products = list?.lines.flatMap(({ product }) => product ?? []) ?? [];
  return (
    <AccountPage current={namedCartsPath} path={path} title="Geymd karfa">
      <VisitorData
        entries={[
          [visitorKeys.customer, customer],
          [listQuery(listId).queryKey, list],
          ...products.map((product) => [ownPriceQuery(product.id).queryKey, product] as const),
        ]}
      >
        <p>
          <a href={namedCartsPath}>Allar geymdar körfur</a>
        </p>
        <NamedList listId={listId} mayShare={customer.role !== 'Private'} mayOrder={may(customer, 'order')} />
      </VisitorData>
    </AccountPage>
  );
}
