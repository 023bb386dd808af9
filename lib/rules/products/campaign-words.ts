import { formatLongDate, formatNumber } from '../text/icelandic.ts';

/** What a campaign gives, and until when. @param validUntil the instant at which it is over; null where none is set */
export function campaignWords({
  discountPercentage,
  validUntil,
}: {
  discountPercentage: number;
  validUntil: string | null;
}): string {
  const gives = `${formatNumber(discountPercentage, 2)}% afsláttur af listaverði`;
  // Midnight ends the day before.
  return validUntil === null
    ? gives
    : `${gives} til og með ${formatLongDate(new Date(Date.parse(validUntil) - 1))}`;
}
