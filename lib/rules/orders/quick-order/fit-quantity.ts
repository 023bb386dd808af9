import { formatNumber } from '../../text/icelandic.ts';
import { availableQuantity, settleQuantity, type QuantityLimits } from '../quantity.ts';
import { soldOutLabel } from '../../text/backend-messages.ts';

interface FittedQuantity {
  /** Units that can be added; 0 where none can. */
  quantity: number;
  /** Icelandic: why it is not what was asked for; null where it is. */
  said: string | null;
}

/**
 * The units of a product that can be added to what the cart holds: rounded up to what it is sold in, and no more than is left.
 * @param wanted units, perhaps a fraction
 * @param held units that the cart holds already
 */
export function fitQuantity(wanted: number, limits: QuantityLimits, held: number): FittedQuantity {
  const left = Math.max(0, availableQuantity(limits) - held);
  if (left === 0) return { quantity: 0, said: onlyLeftMessage(availableQuantity(limits), held) };
  const rounded = settleQuantity(wanted, { ...limits, stock: Infinity, isSpecialOrder: true });
  if (rounded > left)
    return {
      quantity: left,
      said: `${onlyLeftMessage(availableQuantity(limits), held)}. ${changedMessage(wanted, left)}`,
    };
  if (rounded === wanted) return { quantity: rounded, said: null };
  const { unitOfMeasure: unit } = limits;
  const changed = changedMessage(wanted, rounded);
  return {
    quantity: rounded,
    said: unit > 1 ? `${changed}: varan er seld í einingum af ${formatNumber(unit)}` : changed,
  };
}

/** What is said where a quantity was corrected. */
export function changedMessage(from: number, to: number): string {
  return `Magni breytt úr ${formatNumber(from)} í ${formatNumber(to)}`;
}

/** @param available units in all, of which the cart holds `held` */
export function onlyLeftMessage(available: number, held: number): string {
  if (available === 0) return soldOutLabel;
  const left = `Aðeins ${formatNumber(available)} eftir`;
  return held > 0 ? `${left}, þar af ${formatNumber(held)} í körfunni` : left;
}
