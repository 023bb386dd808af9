import type { Metadata } from 'next';
import { OrderList } from '@/components/orders/order-list.tsx';
import { AnchorButton } from '@/components/ui/anchor-button.tsx';
import { ListFilter } from '@/components/ui/list-filter.tsx';
import { PageActions } from '@/components/ui/page-actions.tsx';
import { PageTurns } from '@/components/ui/page-turns.tsx';
import { RefreshRegion } from '@/components/ui/refresh-region.tsx';
import {
  documentFilter,
  documentListOf,
  documentListQuery,
  exportPath,
  isNarrowed,
  type ListParams,
  shownText,
} from '@/lib/rules/document-list.ts';
import { slugify } from '@/lib/rules/icelandic-order.ts';
import { orderStatuses, orderStatusLabel } from '@/lib/rules/order-status.ts';
import { attempt, readOrders, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { AccountPage } from '../_parts/account-page.tsx';

export const metadata: Metadata = { title: 'Pantanir', robots: { index: false } };

const base = '/auth/orders';
const words = { none: 'Engar pantanir fundust', one: 'pöntun', many: 'pantanir' };

export default async function OrdersPage({ searchParams }: { searchParams: Promise<ListParams> }) {
  const list = documentListOf(await searchParams, orderStatuses, orderStatusLabel);
  const hrefOf = (page: number): string => `${base}${documentListQuery({ ...list, page }, orderStatusLabel)}`;
  const path = hrefOf(list.page);
  await requireCustomer(path);
  const found = await attempt(readSignedIn(readOrders(list.page, documentFilter(list)), path));
  const narrowed = isNarrowed(list);
  return (
    <AccountPage current={base} path={path} title="Pantanir">
      <ListFilter
        action={base}
        hint="Pöntunarnúmer, vara, vörunúmer, viðtakandi eða tilvísun"
        values={{ ...list, status: list.status ? slugify(orderStatusLabel(list.status)) : '' }}
        statuses={orderStatuses.map((status) => ({
          value: slugify(orderStatusLabel(status)),
          label: orderStatusLabel(status),
        }))}
        parties={found?.parties ?? []}
        isNarrowed={narrowed}
        found={found ? shownText(found.orders.length, list.page, words) : ''}
      />
      {found ? <OrderList orders={found.orders} isNarrowed={narrowed} /> : <RefreshRegion />}
      {found && <PageTurns page={list.page} hasMore={found.hasMore} hrefOf={hrefOf} />}
      {found && found.orders.length > 0 && (
        <PageActions>
          <AnchorButton href={exportPath('orders.csv', list)} variant="secondary">
            Sækja lista sem CSV
          </AnchorButton>
        </PageActions>
      )}
    </AccountPage>
  );
}
