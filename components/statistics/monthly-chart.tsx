'use client';

import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { formatMonth, monthKey, formatShortMonth } from '@/lib/rules/dates/months.ts';
import type { MonthSum } from '@/lib/statistics/queries.ts';
import { moveRovingFocus } from '@/components/ui/roving-focus.ts';
import { useWidth } from './use-width.ts';

interface Props {
  /** Full months, oldest first, and then the running one. */
  months: readonly MonthSum[];
  withTax: boolean;
  /** Of the drawing, px. */
  height: number;
}

const margin = { top: 12, right: 4, bottom: 28, left: 64 };
/** Narrower bands have no room for a label each, px. */
const minimumLabelledBand = 36;

/**
 * A bar for each month. The bars are one stop for the keyboard, arrow keys go from month to month, and a line above
 * tells the chosen one in words; the table beside the chart tells all of them.
 */
export function MonthlyChart({ months, withTax, height }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, 640);
  const [selectedIndex, setSelectedIndex] = useState(months.length - 1);
  const amounts = months.map((month) => (withTax ? month.totalAmount : month.totalAmountExcludingTax));
  const x = scaleBand({
    domain: months.map(monthKey),
    range: [margin.left, width - margin.right],
    padding: 0.24,
  });
  const y = scaleLinear({
    domain: [Math.min(0, ...amounts), Math.max(1000, ...amounts)],
    range: [height - margin.bottom, margin.top],
    nice: true,
  });
  const labelInterval = x.step() < minimumLabelledBand ? 2 : 1;
  const lastIndex = months.length - 1;

  const labelOf = (index: number): string => {
    const month = months[index];
    if (!month) return '';
    const soFarText = index === lastIndex ? ' (það sem af er)' : '';
    return `${formatMonth(month)}: ${formatKronur(amounts[index] ?? 0)} ${withTax ? 'með' : 'án'} vsk.${soFarText}`;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    moveRovingFocus(event, '[data-index]', { orientation: 'horizontal', wraps: false });
  };

  return (
    <ChartFrame ref={frame}>
      <p data-told aria-hidden>
        {labelOf(selectedIndex)}
      </p>
      <svg
        width={width}
        height={height}
        // Paper is narrower than the view that was measured.
        viewBox={`0 0 ${width} ${height}`}
        role="listbox"
        aria-label="Viðskipti eftir mánuðum, súlurit; örvahnappar velja mánuð"
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <GridRows
          scale={y}
          left={margin.left}
          width={Math.max(0, width - margin.left - margin.right)}
          numTicks={4}
        />
        {months.map((month, index) => {
          const amount = amounts[index] ?? 0;
          return (
            <Bar
              key={monthKey(month)}
              data-index={index}
              data-running={index === lastIndex}
              data-chosen={index === selectedIndex}
              role="option"
              aria-selected={index === selectedIndex}
              aria-label={labelOf(index)}
              tabIndex={index === selectedIndex ? 0 : -1}
              x={x(monthKey(month)) ?? 0}
              y={Math.min(y(amount), y(0))}
              width={x.bandwidth()}
              // A month without purchases can still be pointed at.
              height={Math.max(2, Math.abs(y(amount) - y(0)))}
              rx={3}
              onFocus={() => setSelectedIndex(index)}
              onPointerEnter={() => setSelectedIndex(index)}
            />
          );
        })}
        <g aria-hidden>
          <AxisLeft
            scale={y}
            left={margin.left}
            numTicks={4}
            hideAxisLine
            hideTicks
            tickFormat={(value) => axisAmount(Number(value))}
          />
          <AxisBottom
            scale={x}
            top={height - margin.bottom}
            hideTicks
            tickValues={months.filter((_, index) => (lastIndex - index) % labelInterval === 0).map(monthKey)}
            tickFormat={(key) => formatShortMonth({ month: Number(key.slice(5)) })}
          />
        </g>
      </svg>
    </ChartFrame>
  );
}

/** `400 þús.`, `1,5 m.`: krónur as they are told beside a chart. */
function axisAmount(amount: number): string {
  if (Math.abs(amount) >= 1_000_000) return `${formatNumber(amount / 1_000_000, 1)} m.`;
  return amount === 0 ? '0' : `${formatNumber(amount / 1_000, 1)} þús.`;
}

const ChartFrame = styled.div`
  min-width: 0;
  & svg {
    display: block;
    max-width: 100%;
    overflow: visible;
  }
  & [data-told] {
    min-height: 24px;
    margin-bottom: var(--space-1);
    /* So that the longest takes one line of a phone. */
    font-size: var(--text-small);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  /* Months are written small, but not where a line begins. */
  & [data-told]::first-letter {
    text-transform: uppercase;
  }
  & rect {
    fill: var(--color-fjord);
    outline: none;
  }
  & rect[data-running='true'] {
    fill: var(--color-fjord-pale);
    stroke: var(--color-fjord);
    stroke-dasharray: 4 3;
  }
  & rect[data-chosen='true'] {
    fill: var(--color-fjord-dark);
  }
  & rect[data-running='true'][data-chosen='true'] {
    fill: var(--color-fjord-pale);
    stroke-width: 2;
  }
  & rect:focus-visible {
    stroke: var(--color-sun);
    stroke-dasharray: none;
    stroke-width: 3;
    paint-order: normal;
  }
  & line {
    stroke: var(--color-line);
  }
  & text {
    fill: var(--color-ink-soft);
    font-family: inherit;
    font-size: 0.75rem;
  }
  ${media.narrow} {
    & [data-told] {
      font-size: var(--text-body);
    }
  }
  ${media.forcedColours} {
    & text {
      fill: CanvasText;
    }
    & rect,
    & rect[data-running='true'] {
      fill: CanvasText;
      stroke: CanvasText;
      forced-color-adjust: none;
    }
    & rect[data-running='true'] {
      fill: Canvas;
    }
    & rect[data-chosen='true'],
    & rect[data-running='true'][data-chosen='true'] {
      fill: Highlight;
    }
    & rect:focus-visible {
      stroke: CanvasText;
      stroke-width: 3;
    }
  }
  ${media.print} {
    & svg {
      height: auto;
    }
    & rect {
      print-color-adjust: exact;
    }
    & [data-told] {
      display: none;
    }
  }
`;
