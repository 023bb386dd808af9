import { workingDaysBefore } from '../../../../lib/rules/dates/working-days.ts';
import {
  noticeWorkingDays,
  standingDates,
  type StandingRhythm,
} from '../../../../lib/rules/orders/standing-rhythm.ts';

/** The next day after `after`, and when its people are told of it. */
export function nextSchedule(rhythm: StandingRhythm, after: string): { nextOn: string; noticeOn: string } {
  const [next] = standingDates(rhythm, after, 1);
  if (!next) throw new Error('A rhythm has a next day');
  return { nextOn: next.date, noticeOn: workingDaysBefore(next.date, noticeWorkingDays) };
}
