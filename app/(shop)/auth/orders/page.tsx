import type { Metadata } from 'next';
import { OrderList } from '@/components/orders/order-list.tsx';
import {
  documentFilter,
  documentListOf,
  isNarrowed,
  type ListParams,
} from '@/lib/rules/routes/document-list.ts';
import { orderStatuses, orderStatusLabel } from '@/lib/rules/orders/order-status.ts';
import { attempt, readOrders, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { documentListHref, DocumentListPage } from '../_parts/document-list-page.tsx';

export const metadata: Metadata = { title: 'Pantanir', robots: { index: false } };

const kind = {
  base: '/auth/orders',
  title: 'Pantanir',
  hint: 'Pöntunarnúmer, vara, vörunúmer, viðtakandi eða tilvísun',
  words: { none: 'Engar pantanir fundust', one: 'pöntun', many: 'pantanir' },
  statuses: orderStatuses,
  labelOf: orderStatusLabel,
  file: 'orders.csv',
} as const;

export default async function OrdersPage({ searchParams }: { searchParams: Promise<ListParams> }) {
  const list = documentListOf(await searchParams, orderStatuses, orderStatusLabel);
  const path = documentListHref(kind, list);
  await requireCustomer(path);
  const found = await attempt(readSignedIn(readOrders(list.page, documentFilter(list)), path));
  return (
    <DocumentListPage kind={kind} list={list} found={found && { ...found, count: found.orders.length }}>
      {found && <OrderList orders={found.orders} isNarrowed={isNarrowed(list)} />}
    </DocumentListPage>
  );
}
