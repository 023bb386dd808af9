'use client';

import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Price } from '@/components/ui/price.tsx';
import { PrintButton } from '@/components/ui/print-button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { statisticsQuery } from '@/lib/statistics/queries.ts';
import { hasPurchases, sumYear } from '@/lib/statistics/sums.ts';
import { media } from '@/styles/media.ts';
import { SpendChart } from './spend-chart.tsx';
import { SpendTable } from './spend-table.tsx';

/** The year in sums, as a chart and as a table. @param unitId null: of every unit */
export function StatisticsView({ unitId }: { unitId: string | null }) {
  const { data: months, error, refetch } = useQuery(statisticsQuery(unitId));
  if (error && !months) return <ErrorRegion error={error} onRetry={() => void refetch()} />;
  if (!months) return <Skeleton height="480px" />;
  if (!hasPurchases(months))
    return (
      <EmptyState title="Engin viðskipti síðustu tólf mánuði">
        <LinkButton href="/voruflokkar" variant="secondary">
          Skoða vörur
        </LinkButton>
      </EmptyState>
    );
  const { gross, net, averageGross, averageNet } = sumYear(months);
  const currentMonth = months.at(-1);
  return (
    <StatisticsGrid>
      <dl>
        <StatisticsSum term="Síðustu tólf mánuðir" gross={gross} net={net} />
        <StatisticsSum term="Að meðaltali á mánuði" gross={averageGross} net={averageNet} />
        {currentMonth && (
          <StatisticsSum
            term="Þessi mánuður, það sem af er"
            gross={currentMonth.totalAmount}
            net={currentMonth.totalAmountExcludingTax}
          />
        )}
      </dl>
      <SpendChart months={months} height={320} />
      <SpendTable months={months} />
      <p data-note>
        Miðað er við útgáfudag reikninga og kreditreikningar eru dregnir frá.{' '}
        <span data-print>
          <PrintButton />
        </span>
      </p>
    </StatisticsGrid>
  );
}

/** Krónur. */
function StatisticsSum({ term, gross, net }: { term: string; gross: number; net: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <Price amount={gross} />
      </dd>
      <dd data-soft>
        <Price amount={net} /> án vsk.
      </dd>
    </div>
  );
}

const StatisticsGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  & dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
    gap: var(--space-4);
  }
  & dl > div {
    padding: var(--space-4);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-medium);
  }
  & dt,
  & [data-soft] {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  & dd:not([data-soft]) {
    font-size: var(--text-large);
    font-weight: 650;
  }
  & [data-note] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  ${media.print} {
    & [data-print] {
      display: none;
    }
  }
`;
