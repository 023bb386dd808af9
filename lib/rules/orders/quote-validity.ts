import { isCalendarDay } from '../dates/days.ts';
import { dayMs } from '../dates/durations.ts';
import { requiredMessage } from '../text/backend-messages.ts';

/** Days that a new quote is offered for. */
export const defaultValidityDays = 14;
/** No quote binds the shop for longer (days). */
const maximumValidityDays = 365;

/** The date so many days after another; both ISO. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The last day that a quote made `today` may name. */
export function lastAllowedDay(today: string): string {
  return daysAfter(today, maximumValidityDays);
}

/** What is wrong with the last day of a quote that is not sent yet, in Icelandic, or null. Dates are ISO. */
export function validityProblem(date: string, today: string): string | null {
  if (date === '') return requiredMessage;
  if (!isCalendarDay(date)) return 'Dagsetningin er ekki rétt';
  if (date < today) return 'Gildistíminn er liðinn';
  return date > lastAllowedDay(today) ? 'Tilboð getur gilt í eitt ár hið mesta' : null;
}
