import type { Metadata } from 'next';
import { StatisticsView } from '@/components/statistics/statistics-view.tsx';
import { UnitSpend } from '@/components/statistics/unit-spend.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { may } from '@/lib/rules/people/abilities.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import { statisticsQuery } from '@/lib/statistics/queries.ts';
import type { ListParams } from '@/lib/rules/routes/document-list.ts';
import { readStatistics, readUnitStatistics } from '@/lib/server/account.ts';
import { readOrUndefined, requireCustomer } from '@/lib/server/visitor.ts';
import { VisitorData } from '../../visitor-data.tsx';
import { AccountPage } from '../_parts/account-page.tsx';

export const metadata: Metadata = { title: 'Tölfræði', robots: { index: false } };

const path = '/auth/statistics';

interface Props {
  searchParams: Promise<ListParams>;
}

/** What the customer has spent; of one unit where the address says so. */
export default async function StatisticsPage({ searchParams }: Props) {
  const { eining } = await searchParams;
  const unitId = typeof eining === 'string' && /^\d{1,9}$/.test(eining) ? eining : null;
  const customer = await requireCustomer(path);
  if (!may(customer, 'see-statistics'))
    return (
      <AccountPage current={path} title="Tölfræði">
        <EmptyState title={messageForCode('PERMISSION_DENIED')} />
      </AccountPage>
    );
  const [months, units = []] = await Promise.all([
    readOrUndefined(readStatistics(unitId)),
    readOrUndefined(readUnitStatistics()),
  ]);
  const chosen = units.find(({ unit }) => unit?.id === unitId)?.unit;
  return (
    <AccountPage current={path} title="Tölfræði">
      <VisitorData
        entries={[
          [visitorKeys.customer, customer],
          [statisticsQuery(unitId).queryKey, months],
        ]}
      >
        {unitId !== null && (
          <p>
            {chosen ? `Eining: ${chosen.name}. ` : 'Engin viðskipti eru skráð á eininguna. '}
            <a href={path}>Sjá allar einingar</a>
          </p>
        )}
        <StatisticsView unitId={unitId} />
        {units.length > 0 && <UnitSpend units={units} chosenId={unitId} />}
      </VisitorData>
    </AccountPage>
  );
}
