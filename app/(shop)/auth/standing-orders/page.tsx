import type { Metadata } from 'next';
import { StandingOrderList } from '@/components/standing-orders/standing-order-list.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { may } from '@/lib/rules/people/abilities.ts';
import { standingOrdersPath } from '@/lib/rules/routes/account-paths.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import { readStandingOrders } from '@/lib/server/account.ts';
import { readOrUndefined, requireCustomer } from '@/lib/server/visitor.ts';
import { standingOrdersQuery } from '@/lib/standing-orders/queries.ts';
import { VisitorData } from '../../visitor-data.tsx';
import { AccountPage } from '../_parts/account-page.tsx';

const title = 'Fastar pantanir';

export const metadata: Metadata = { title, robots: { index: false } };

export default async function StandingOrdersPage() {
  const customer = await requireCustomer(standingOrdersPath);
  if (!may(customer, 'order'))
    return (
      <AccountPage current={standingOrdersPath} title={title}>
        <EmptyState title={messageForCode('PERMISSION_DENIED')} />
      </AccountPage>
    );
  const orders = await readOrUndefined(readStandingOrders());
  return (
    <AccountPage current={standingOrdersPath} title={title}>
      <VisitorData entries={[[standingOrdersQuery.queryKey, orders]]}>
        <StandingOrderList />
      </VisitorData>
    </AccountPage>
  );
}
