import { formatNumber } from '../text/icelandic.ts';

/** The names of the first products, and how many more there are. @param count of all */
export function dueProductsText(count: number, names: readonly string[]): string {
  const more = count - names.length;
  return more > 0 ? `${names.join(', ')} og ${formatNumber(more)} til viðbótar` : names.join(', ');
}
