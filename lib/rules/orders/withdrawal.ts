import { dayMs } from '../dates/durations.ts';
import type { WithdrawalExemption as Named } from '../../../graphql/generated/schema.ts';
import { reykjavikNow } from '../text/icelandic.ts';

/** Days in which a consumer may withdraw without a reason, from the day after delivery (law 16/2016). */
export const withdrawalDays = 14;

/** What the law exempts, as the person reads it before withdrawing (law 16/2016, art. 18). */
export const withdrawalExemptions =
  'Réttur til að falla frá samningi nær ekki til vöru sem er sniðin að þínum óskum, vöru sem er líkleg til að skemmast eða úreldast fljótt, né innsiglaðrar vöru sem ekki er unnt að skila af heilsuverndar- eða hreinlætisástæðum hafi innsiglið verið rofið eftir afhendingu.';

/** What the law says of goods that it exempts, where they are shown, ordered and taken back. */
const exemptionTexts = {
  MadeToOrder: 'Sérsniðin vara: neytendur geta ekki fallið frá kaupum á henni.',
  Perishable: 'Vara sem skemmist eða úreldist fljótt: neytendur geta ekki fallið frá kaupum á henni.',
  SealedHygiene: 'Innsigluð hreinlætisvara: neytendur geta aðeins skilað henni með órofnu innsigli.',
} as const satisfies Record<Named, string>;

export type WithdrawalExemption = keyof typeof exemptionTexts;

export const withdrawalExemptionKinds = Object.keys(exemptionTexts) as readonly WithdrawalExemption[];

/** Icelandic words for an exemption of goods from the right of withdrawal; null where there is none. */
export function exemptionText(exemption: WithdrawalExemption | null | undefined): string | null {
  return exemption ? exemptionTexts[exemption] : null;
}

/** Whether goods may never be withdrawn from; those that are sealed may until the seal is broken. */
export function isNeverReturned(exemption: WithdrawalExemption | null | undefined): boolean {
  return exemption === 'MadeToOrder' || exemption === 'Perishable';
}

/** What a consumer declares of sealed goods that go back. */
export const sealDeclaration = 'Innsigli á vörunum sem ég skila er órofið.';

/** The last day of withdrawal, as ISO date; null until the goods are delivered: then there is no last day yet. */
export function lastDayOfWithdrawal(deliveredAt: Date | null): string | null {
  if (deliveredAt === null) return null;
  return reykjavikNow(new Date(deliveredAt.getTime() + withdrawalDays * dayMs)).date;
}

/** Whether the day of `now` is not past the last day. */
export function isWithdrawalOpen(deliveredAt: Date | null, now: Date): boolean {
  const last = lastDayOfWithdrawal(deliveredAt);
  return last === null || reykjavikNow(now).date <= last;
}
