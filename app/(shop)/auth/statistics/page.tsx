import type { Metadata } from 'next';
import { AccountFrame } from '@/components/account/account-frame.tsx';
import { StatisticsView } from '@/components/statistics/statistics-view.tsx';
import { Container } from '@/components/ui/container.tsx';
import { visitorKeys } from '@/lib/io/query-keys.ts';
import { attempt, readStatistics, requireCustomer } from '@/lib/server/visitor.ts';
import { VisitorData } from '../../visitor-data.tsx';

export const metadata: Metadata = { title: 'Tölfræði', robots: { index: false } };

const path = '/auth/statistics';

export default async function StatisticsPage() {
  const customer = await requireCustomer(path);
  const months = await attempt(readStatistics());
  return (
    <Container>
      <AccountFrame current={path}>
        <h1>Tölfræði</h1>
        <VisitorData
          entries={[
            [visitorKeys.customer, customer],
            [visitorKeys.statistics, months],
          ]}
        >
          <StatisticsView />
        </VisitorData>
      </AccountFrame>
    </Container>
  );
}
