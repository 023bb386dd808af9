import { formatNumber } from '../text/icelandic.ts';
import { badRequestMessage, soldOutLabel } from '../text/backend-messages.ts';

/** No order line may hold more units than this. */
export const maximumQuantity = 1_000_000;
export const quantityDebounceMs = 500;

/** What limits the quantity of one product; units throughout. */
export interface QuantityLimits {
  stock: number;
  /** The product is sold in multiples of this. */
  unitOfMeasure: number;
  /** Has no stock cap. */
  isSpecialOrder: boolean;
  /** Smallest quantity that can be bought; 1 unless given (specification §5.2). */
  minimum?: number;
}

interface QuantityProblem {
  code: 'BAD_REQUEST' | 'FAILED_PRECONDITION';
  /** Icelandic, for the user. */
  message: string;
  /** Units that can be had; only with FAILED_PRECONDITION. */
  available?: number;
}

/** The largest quantity that can be bought: the largest multiple of the unit within stock (or within the line's maximum). */
export function availableQuantity({ stock, unitOfMeasure, isSpecialOrder }: QuantityLimits): number {
  const cap = isSpecialOrder ? maximumQuantity : Math.min(stock, maximumQuantity);
  const unit = normaliseUnit(unitOfMeasure);
  return Math.max(0, Math.floor(cap / unit) * unit);
}

/**
 * Why a line cannot hold this quantity, or null. 0 is allowed: it removes the line;
 * adding to a cart refuses it beforehand.
 */
export function quantityProblem({
  quantity,
  ...limits
}: QuantityLimits & { quantity: number }): QuantityProblem | null {
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > maximumQuantity)
    return { code: 'BAD_REQUEST', message: badRequestMessage };
  const unit = normaliseUnit(limits.unitOfMeasure);
  if (quantity % unit !== 0)
    return { code: 'BAD_REQUEST', message: `Varan er seld í einingum af ${formatNumber(unit)}` };
  if (quantity !== 0 && quantity < (limits.minimum ?? 1))
    return { code: 'BAD_REQUEST', message: badRequestMessage };
  const available = availableQuantity(limits);
  return quantity > available
    ? { code: 'FAILED_PRECONDITION', message: stockShortMessage(available), available }
    : null;
}

/** Cart text for more than there is. */
export function stockShortMessage(available: number): string {
  if (available === 0) return soldOutLabel;
  return `Ekki er nægilegt magn til á lager. Aðeins ${formatNumber(available)} eftir.`;
}

/** A number as typed, or null for input that is not one and is to be ignored. */
export function parseQuantity(text: string): number | null {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}

/** The quantity that stays when the field is left: rounded up to a multiple, then clamped. 0 stays 0: none chosen. */
export function clampQuantity(requested: number, limits: QuantityLimits): number {
  if (requested === 0) return 0;
  const atLeastMinimum = Math.max(requested, limits.minimum ?? 1);
  return Math.min(roundUpToUnit(atLeastMinimum, limits.unitOfMeasure), availableQuantity(limits));
}

/** The next quantity of the + button, never above what is available. */
export function increaseQuantity(quantity: number, limits: QuantityLimits): number {
  const unit = normaliseUnit(limits.unitOfMeasure);
  const next = Math.max((Math.floor(quantity / unit) + 1) * unit, roundUpToUnit(limits.minimum ?? 1, unit));
  return Math.min(next, availableQuantity(limits));
}

/** The next quantity of the − button; below the minimum stands 0, which removes the line. */
export function decreaseQuantity(quantity: number, limits: QuantityLimits): number {
  const unit = normaliseUnit(limits.unitOfMeasure);
  const next = Math.min((Math.ceil(quantity / unit) - 1) * unit, availableQuantity(limits));
  return next < (limits.minimum ?? 1) ? 0 : next;
}

function roundUpToUnit(quantity: number, unitOfMeasure: number): number {
  const unit = normaliseUnit(unitOfMeasure);
  return Math.ceil(quantity / unit) * unit;
}

/** 1 is the default unit (specification §4.7); a unit that is not a whole positive number counts as none given. */
function normaliseUnit(unitOfMeasure: number): number {
  return Number.isInteger(unitOfMeasure) && unitOfMeasure > 0 ? unitOfMeasure : 1;
}
