import { dayMs, hourMs, minuteMs } from '../../dates/durations.ts';
import { formatNumber } from '../../text/icelandic.ts';
import { isSingular } from '../../text/plural.ts';
import { maximumPadProducts, padKeyDays } from './limits.ts';

/** How old what is kept is: `Uppfært fyrir 2 klst.`. @param ageMs a clock that was set back counts as none */
export function ageText(ageMs: number): string {
  if (ageMs < minuteMs) return 'Uppfært rétt í þessu';
  if (ageMs < hourMs) return `Uppfært fyrir ${formatNumber(Math.floor(ageMs / minuteMs))} mín.`;
  if (ageMs < 2 * dayMs) return `Uppfært fyrir ${formatNumber(Math.floor(ageMs / hourMs))} klst.`;
  const days = Math.floor(ageMs / dayMs);
  return `Uppfært fyrir ${formatNumber(days)} ${isSingular(days) ? 'degi' : 'dögum'}`;
}

/** `1 lína`, `21 lína`, `2 línur`. */
export function linesText(count: number): string {
  return `${formatNumber(count)} ${isSingular(count) ? 'lína' : 'línur'}`;
}

/** What is done to lines, as in „Senda aftur 1 línu“. */
export function linesObject(count: number): string {
  return `${formatNumber(count)} ${isSingular(count) ? 'línu' : 'línur'}`;
}

/** How much is kept; where it is not all, what that means. @param total before the limit */
export function keptText(total: number): string {
  if (total <= maximumPadProducts) return `Vörur á blaðinu: ${formatNumber(total)}.`;
  return `Vörur á blaðinu: ${formatNumber(maximumPadProducts)} af ${formatNumber(total)}; þær sem lengst er síðan voru keyptar vantar, en númer þeirra má slá inn.`;
}

/** Whether the shop no longer knows whether it took a send: sending it again could put it into the cart twice. */
export function isTooOldToRepeat(startedAt: number, now: number): boolean {
  return now - startedAt > (padKeyDays - 1) * dayMs;
}
