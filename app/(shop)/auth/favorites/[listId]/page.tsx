import type { Metadata } from 'next';
import { ListLinks } from '@/components/lists/list-links.tsx';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { listQuery, listsQuery } from '@/lib/lists/queries.ts';
import { ownPriceQuery } from '@/lib/product/own-prices.ts';
import { may } from '@/lib/rules/people/abilities.ts';
import { readList, readLists } from '@/lib/server/account.ts';
import { readOrUndefined, requireCustomer } from '@/lib/server/visitor.ts';
import { AccountPage } from '../../_parts/account-page.tsx';
import { VisitorData } from '../../../visitor-data.tsx';
import { NamedList } from '../_parts/named-list.tsx';
import { MissingDocument } from '../../../_parts/frame/missing-document.tsx';

export const metadata: Metadata = { title: 'Uppáhald og listar', robots: { index: false } };

interface Props {
  params: Promise<{ listId: string }>;
}

export default async function ListPage({ params }: Props) {
  const { listId } = await params;
  const path = `/auth/favorites/${encodeURIComponent(listId)}`;
  const customer = await requireCustomer(path);
  const [lists, list] = await Promise.all([readOrUndefined(readLists()), readOrUndefined(readList(listId))]);
  if (list === null)
    return <MissingDocument title="Listinn fannst ekki" href="/auth/favorites" label="Sjá alla lista" />;
  const products = list?.lines.flatMap(({ product }) => product ?? []) ?? [];
  return (
    <AccountPage current="/auth/favorites" path={path} title="Uppáhald og listar">
      <VisitorData
        entries={[
          [visitorKeys.customer, customer],
          [listsQuery().queryKey, lists],
          [listQuery(listId).queryKey, list],
          ...products.map((product) => [ownPriceQuery(product.id).queryKey, product] as const),
        ]}
      >
        <ListLinks currentListId={listId} mayShare={customer.isCompany} />
        <NamedList listId={listId} mayShare={customer.isCompany} mayOrder={may(customer, 'order')} />
      </VisitorData>
    </AccountPage>
  );
}
