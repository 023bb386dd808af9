'use client';

import Link from 'next/link';
import { useCallback, useRef, useState } from 'react';
import styled from 'styled-components';
import { ChevronIcon } from '@/components/ui/icons.tsx';
import { useOnDemand } from '@/components/ui/on-demand.ts';
import { isStoreOpen, type OpeningHoursEntry, statusWords } from '@/lib/rules/opening-hours.ts';
import { useDismissal } from '@/lib/shell/use-dismissal.ts';
import { theme } from '@/styles/theme.ts';
import { useClock } from './use-clock.ts';

const loadWeek = () => import('./week-panel.tsx');

interface Props {
  hours: readonly OpeningHoursEntry[];
  /** The week stands below the line instead of above the page. */
  inline?: boolean;
}

/**
 * Green when the store is open, red when closed, by the Reykjavík clock of this moment (specification §4), with the
 * week's hours behind its button.
 */
export function OpeningStatus({ hours, inline = false }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  const hide = useCallback(() => setShown(false), []);
  // What would close below a finger would move what the finger is on.
  useDismissal(area, shown && !inline, hide);
  const { part: week, load } = useOnDemand(loadWeek, shown);
  const now = useClock(hours);
  const [word, more] = now ? statusWords(hours, now) : ['Opnunartími'];
  return (
    <Status ref={area} data-open={now ? isStoreOpen(hours, now) : undefined} data-inline={inline}>
      <Link href="/#openinghours">
        <i aria-hidden />
        <b>{word}</b>
        {more && <span>{more}</span>}
      </Link>
      <button
        type="button"
        aria-expanded={shown}
        aria-label="Opnunartími næstu daga"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setShown(!shown)}
      >
        <ChevronIcon />
      </button>
      {shown && week && now && <week.WeekPanel hours={hours} now={now} inline={inline} />}
    </Status>
  );
}

const Status = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 4px;
  &[data-inline='true'] {
    flex-wrap: wrap;
  }
  & > a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 36px;
    text-decoration: none;
    white-space: nowrap;
  }
  & i {
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: currentColor;
    opacity: 0.5;
  }
  &[data-open] i {
    background: ${theme.color.closedDot};
    opacity: 1;
    forced-color-adjust: none;
  }
  &[data-open='true'] i {
    background: ${theme.color.openDot};
  }
  & b {
    font-weight: 650;
  }
  & > button {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: transparent;
    transform: rotate(90deg);
  }
  & > button[aria-expanded='true'] {
    transform: rotate(270deg);
  }
  &[data-inline='true'] > button {
    width: 44px;
    height: 44px;
    margin-left: auto;
  }
`;
