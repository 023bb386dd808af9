import { formatNumber } from '../text/icelandic.ts';
import { isSingular } from '../text/plural.ts';

/** How often, as in „pantar á 7 daga fresti“; a day's interval is „daglega“. */
export function intervalText(days: number): string {
  if (days === 1) return 'daglega';
  return `á ${formatNumber(days)} ${isSingular(days) ? 'dags' : 'daga'} fresti`;
}

/** How long ago, as in „síðast fyrir 12 dögum“. */
export function daysAgoText(days: number): string {
  if (days === 0) return 'í dag';
  if (days === 1) return 'í gær';
  return `fyrir ${formatNumber(days)} ${isSingular(days) ? 'degi' : 'dögum'}`;
}

/** A day that the calendar has, as `2026-11-20`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}
