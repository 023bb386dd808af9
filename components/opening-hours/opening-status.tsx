'use client';

import Link from 'next/link';
import styled from 'styled-components';
import {
  isStoreOpen,
  nextOpeningText,
  type OpeningHoursEntry,
  todayText,
} from '@/lib/rules/opening-hours.ts';
import { theme } from '@/styles/theme.ts';
import { useClock } from './use-clock.ts';

interface Props {
  hours: readonly OpeningHoursEntry[];
  onNavigate?: () => void;
}

/** Green when the store is open, red when closed, by the Reykjavík clock of this moment (specification §4). */
export function OpeningStatus({ hours, onNavigate }: Props) {
  const now = useClock(hours);
  const open = now && isStoreOpen(hours, now);
  return (
    <StatusLink href="/#openinghours" data-open={open ?? undefined} onClick={onNavigate}>
      <i aria-hidden />
      <b>{now ? (open ? 'Opið' : 'Lokað') : 'Opnunartími'}</b>
      {now && <span>{(!open && nextOpeningText(hours, now)) || todayText(hours, now)}</span>}
    </StatusLink>
  );
}

const StatusLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  text-decoration: none;
  white-space: nowrap;
  & i {
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: currentColor;
    opacity: 0.5;
  }
  &[data-open='true'] i {
    background: ${theme.color.openDot};
    opacity: 1;
  }
  &[data-open='false'] i {
    background: ${theme.color.closedDot};
    opacity: 1;
  }
  & b {
    font-weight: 650;
  }
`;
