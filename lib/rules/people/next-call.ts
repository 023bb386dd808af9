import { isCalendarDay } from '../dates/days.ts';
import { daysAfter } from '../orders/quote-validity.ts';
import { formatLongDate } from '../text/icelandic.ts';

/** Further away nobody plans a call (days). */
const maximumCallDays = 730;

/** The last day on which a call may be planned `today`; ISO dates. */
export function lastCallDay(today: string): string {
  return daysAfter(today, maximumCallDays);
}

/** What is wrong with the day of a call, in Icelandic, or null. Dates are ISO. */
export function nextCallProblem(date: string, today: string): string | null {
  if (!isCalendarDay(date)) return 'Dagsetningin er ekki rétt';
  if (date < today) return 'Dagurinn er liðinn';
  return date > lastCallDay(today) ? 'Dagurinn þarf að vera innan tveggja ára' : null;
}

/** Why a customer is on the agent's list. */
export function dueCallText(date: string): string {
  return `Símtal ákveðið ${formatLongDate(date)}`;
}
