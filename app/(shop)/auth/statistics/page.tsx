import type { Metadata } from 'next';
import { StatisticsView } from '@/components/statistics/statistics-view.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { may } from '@/lib/rules/people/abilities.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import { readStatistics } from '@/lib/server/account.ts';
import { readOrUndefined, requireCustomer } from '@/lib/server/visitor.ts';
import { VisitorData } from '../../visitor-data.tsx';
import { AccountPage } from '../_parts/account-page.tsx';

export const metadata: Metadata = { title: 'Tölfræði', robots: { index: false } };

const path = '/auth/statistics';

export default async function StatisticsPage() {
  const customer = await requireCustomer(path);
  if (!may(customer.role, 'see-statistics'))
    return (
      <AccountPage current={path} title="Tölfræði">
        <EmptyState title={messageForCode('PERMISSION_DENIED')} />
      </AccountPage>
    );
  const months = await readOrUndefined(readStatistics());
  return (
    <AccountPage current={path} title="Tölfræði">
      <VisitorData
        entries={[
          [visitorKeys.customer, customer],
          [visitorKeys.statistics, months],
        ]}
      >
        <StatisticsView />
      </VisitorData>
    </AccountPage>
  );
}
