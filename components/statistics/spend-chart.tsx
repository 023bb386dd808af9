'use client';

import { useState } from 'react';
import styled from 'styled-components';
import { Choice } from '@/components/ui/choice.tsx';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { MonthSum } from '@/lib/statistics/queries.ts';

const loadChart = () => import('./monthly-chart.tsx');

interface Props {
  months: readonly MonthSum[];
  /** Of the drawing, px. */
  height?: number;
}

/** The year in bars, with VAT or without. The charting library comes once the page works; its place is kept. */
export function SpendChart({ months, height = 280 }: Props) {
  const [withTax, setWithTax] = useState(true);
  const { part, failed, load } = useOnDemand(loadChart, true);
  return (
    <SpendChartFrame>
      <fieldset>
        <legend>Upphæðir</legend>
        <Choice
          type="radio"
          name="tax"
          label="Með vsk."
          checked={withTax}
          onChange={() => setWithTax(true)}
        />
        <Choice
          type="radio"
          name="tax"
          label="Án vsk."
          checked={!withTax}
          onChange={() => setWithTax(false)}
        />
      </fieldset>
      {part ? (
        <part.MonthlyChart months={months} withTax={withTax} height={height} />
      ) : failed ? (
        <p role="alert">
          Ekki tókst að sækja súluritið.{' '}
          <button type="button" onClick={load}>
            Reyna aftur
          </button>
        </p>
      ) : (
        <Skeleton height={`${height + 28}px`} />
      )}
    </SpendChartFrame>
  );
}

const SpendChartFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  & fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-6);
    padding: 0;
    border: 0;
  }
  & legend {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @media print {
    & fieldset {
      display: none;
    }
  }
  & p > button {
    min-height: 44px;
    border: 0;
    color: var(--color-fjord);
    background: none;
    font-weight: 600;
    text-decoration: underline;
  }
`;
