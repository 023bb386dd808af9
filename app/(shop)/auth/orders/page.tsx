import type { Metadata } from 'next';
import { OrderList } from '@/components/orders/order-list.tsx';
import {
  toDocumentFilter,
  parseDocumentList,
  isDocumentListNarrowed,
  type ListParams,
} from '@/lib/rules/routes/document-list.ts';
import { orderStatuses, orderStatusLabel } from '@/lib/rules/orders/order-status.ts';
import { readOrUndefined, readOrders, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { documentListHref, DocumentListPage } from '../_parts/document-list-page.tsx';

export const metadata: Metadata = { title: 'Pantanir', robots: { index: false } };

const orderKind = {
  base: '/auth/orders',
  title: 'Pantanir',
  hint: 'Pöntunarnúmer, vara, vörunúmer, viðtakandi eða tilvísun',
  resultTexts: { none: 'Engar pantanir fundust', one: 'pöntun', many: 'pantanir' },
  statuses: orderStatuses,
  labelOf: orderStatusLabel,
  file: 'orders.csv',
} as const;

export default async function OrdersPage({ searchParams }: { searchParams: Promise<ListParams> }) {
  const list = parseDocumentList(await searchParams, orderStatuses, orderStatusLabel);
  const path = documentListHref(orderKind, list);
  await requireCustomer(path);
  const result = await readOrUndefined(readSignedIn(readOrders(list.page, toDocumentFilter(list)), path));
  return (
    <DocumentListPage
      kind={orderKind}
      list={list}
      result={result && { ...result, count: result.orders.length }}
    >
      {result && <OrderList orders={result.orders} isNarrowed={isDocumentListNarrowed(list)} />}
    </DocumentListPage>
  );
}
