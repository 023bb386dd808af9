import { formatNumber } from '../text/icelandic.ts';
import { formatKronur } from './kronur.ts';

/** `kr. 1.290 / kg`, `kr. 1,8 / blað`. @param hundredths of a króna, rounded as price-per-unit.ts does */
export function unitPriceText(hundredths: number, per: string): string {
  const price = hundredths / 100;
  return `${price < 100 ? `kr.\u00a0${formatNumber(price, 1)}` : formatKronur(price)} / ${per}`;
}
