import { formatLongDate, formatNumber } from '../text/icelandic.ts';

/** What a campaign gives, and until when. @param validUntil the instant at which it is over; null where none is set */
export function campaignText({
  discountPercentage,
  validUntil,
}: {
  discountPercentage: number;
  validUntil: string | null;
}): string {
  const discountText = `${formatNumber(discountPercentage, 2)}% afsláttur af listaverði`;
  // Midnight ends the day before.
  return validUntil === null
    ? discountText
    : `${discountText} til og með ${formatLongDate(new Date(Date.parse(validUntil) - 1))}`;
}
