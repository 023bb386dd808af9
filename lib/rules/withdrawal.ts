import { reykjavikNow } from './icelandic.ts';

/** Days in which a consumer may withdraw without a reason, from the day after delivery (law 16/2016). */
export const withdrawalDays = 14;

/** What the law exempts, as the person reads it before withdrawing (law 16/2016, art. 18). */
export const withdrawalExemptions =
  'Réttur til að falla frá samningi nær ekki til vöru sem er sniðin að þínum óskum, vöru sem er líkleg til að skemmast eða úreldast fljótt, né innsiglaðrar vöru sem ekki er unnt að skila af heilsuverndar- eða hreinlætisástæðum hafi innsiglið verið rofið eftir afhendingu.';

/** The last day of withdrawal, as ISO date; null until the goods are delivered: then there is no last day yet. */
export function lastDayOfWithdrawal(deliveredAt: Date | null): string | null {
  if (deliveredAt === null) return null;
  return reykjavikNow(new Date(deliveredAt.getTime() + withdrawalDays * 86_400_000)).date;
}

/** Whether the day of `now` is not past the last day. */
export function isWithdrawalOpen(deliveredAt: Date | null, now: Date): boolean {
  const last = lastDayOfWithdrawal(deliveredAt);
  return last === null || reykjavikNow(now).date <= last;
}
