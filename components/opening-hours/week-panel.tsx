'use client';

import styled from 'styled-components';
import { popoverStyle } from '@/components/ui/popover-style.ts';
import { reykjavikNow } from '@/lib/rules/text/icelandic.ts';
import type { OpeningHoursEntry } from '@/lib/rules/dates/opening-hours.ts';
import { OpeningWeek } from './week.tsx';

interface Props {
  hours: readonly OpeningHoursEntry[];
  now: Date;
  inline: boolean;
}

/** The next seven days, below the header's line of the store's state. */
export function WeekPanel({ hours, now, inline }: Props) {
  const today = reykjavikNow(now).date;
  const coming = hours.filter(({ date }) => date >= today);
  return (
    <Panel data-inline={inline}>
      {coming.length > 0 ? <OpeningWeek hours={coming} today={today} /> : <p>Opnunartími er ekki skráður.</p>}
    </Panel>
  );
}

const Panel = styled.div`
  flex-basis: 100%;
  &[data-inline='false'] {
    ${popoverStyle}
    inset: calc(100% + 8px) auto auto 0;
    width: 400px;
    padding: 8px 16px;
    white-space: normal;
  }
`;
