'use client';

import { Popover } from '@/components/ui/popover.tsx';
import { reykjavikNow } from '@/lib/rules/text/icelandic.ts';
import type { OpeningHoursEntry } from '@/lib/rules/dates/opening-hours.ts';
import { OpeningWeek } from './week.tsx';
import styles from './week-panel.module.css';

interface Props {
  hours: readonly OpeningHoursEntry[];
  now: Date;
  inline: boolean;
}

/** The next seven days, below the header's line of the store's state. */
export function WeekPanel({ hours, now, inline }: Props) {
  const today = reykjavikNow(now).date;
  const upcomingHours = hours.filter(({ date }) => date >= today);
  const week =
    upcomingHours.length > 0 ? (
      <OpeningWeek hours={upcomingHours} today={today} />
    ) : (
      <p>Opnunartími er ekki skráður.</p>
    );
  return inline ? (
    <div className={styles.inline}>{week}</div>
  ) : (
    <Popover className={styles.popover}>{week}</Popover>
  );
}
