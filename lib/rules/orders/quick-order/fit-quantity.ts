import { formatNumber } from '../../text/icelandic.ts';
import { availableQuantity, clampQuantity, type QuantityLimits } from '../quantity.ts';
import { soldOutLabel } from '../../text/backend-messages.ts';

interface FittedQuantity {
  /** Units that can be added; 0 where none can. */
  quantity: number;
  /** Icelandic: why it is not what was asked for; null where it is. */
  message: string | null;
}

/**
 * The units of a product that can be added to what the cart holds: rounded up to what it is sold in, and no more than is left.
 * @param requested units, perhaps a fraction
 * @param inCart units that the cart holds already
 */
export function fitQuantity(requested: number, limits: QuantityLimits, inCart: number): FittedQuantity {
  const remaining = Math.max(0, availableQuantity(limits) - inCart);
  if (remaining === 0) return { quantity: 0, message: onlyLeftMessage(availableQuantity(limits), inCart) };
  const rounded = clampQuantity(requested, { ...limits, stock: Infinity, isSpecialOrder: true });
  if (rounded > remaining)
    return {
      quantity: remaining,
      message: `${onlyLeftMessage(availableQuantity(limits), inCart)}. ${changedMessage(requested, remaining)}`,
    };
  if (rounded === requested) return { quantity: rounded, message: null };
  const { unitOfMeasure: unit } = limits;
  const changedText = changedMessage(requested, rounded);
  return {
    quantity: rounded,
    message: unit > 1 ? `${changedText}: varan er seld í einingum af ${formatNumber(unit)}` : changedText,
  };
}

/** What is said where a quantity was corrected. */
export function changedMessage(from: number, to: number): string {
  return `Magni breytt úr ${formatNumber(from)} í ${formatNumber(to)}`;
}

/** @param available units in all, of which the cart holds `inCart` */
export function onlyLeftMessage(available: number, inCart: number): string {
  if (available === 0) return soldOutLabel;
  const leftText = `Aðeins ${formatNumber(available)} eftir`;
  return inCart > 0 ? `${leftText}, þar af ${formatNumber(inCart)} í körfunni` : leftText;
}
