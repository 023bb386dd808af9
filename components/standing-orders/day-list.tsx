import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatWeekdayDate } from '@/lib/rules/text/icelandic.ts';

interface Props {
  /** ISO 8601. */
  date: string;
  /** What is to be said of the day, a sentence each. */
  notes: readonly string[];
  /** Its outcome, and what can be done. */
  children: ReactNode;
}

/** A day of a standing order, in a `DayList`. */
export function DayRow({ date, notes, children }: Props) {
  return (
    <li>
      <div>
        <time dateTime={date}>{formatWeekdayDate(date)}</time>
        {notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </div>
      {children}
    </li>
  );
}

export const DayList = styled.ul`
  border-top: 1px solid var(--color-line);
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-4);
    min-height: 56px;
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--color-line);
  }
  & > li > div {
    flex: 1 1 240px;
    min-width: 0;
  }
  & time {
    font-weight: 600;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: var(--text-small);
    overflow-wrap: anywhere;
  }
`;
