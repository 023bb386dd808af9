import { formatNumber } from '../text/icelandic.ts';

/** One, twenty-one, but not eleven: those take the singular. */
const isSingular = (days: number): boolean => days % 10 === 1 && days % 100 !== 11;

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
