import { formatNumber } from '../text/icelandic.ts';

/** The cart button (specification §5.5). Not Icelandic plural grammar: 21 is '21 vörur'. */
export function cartLabel(totalItems: number): string {
  return totalItems <= 0 ? 'Tóm' : productCountText(totalItems);
}

/** '1 vara' for exactly one, else 'N vörur'. */
export function productCountText(count: number): string {
  return count === 1 ? '1 vara' : `${formatNumber(count)} vörur`;
}
