import { increaseQuantity, type QuantityLimits } from '../orders/quantity.ts';

/** What one unit costs when at least `fromQuantity` of them are bought. */
export interface PriceTier {
  /** Units. */
  fromQuantity: number;
  /** Krónur with VAT for one unit. */
  unitPrice: number;
}

/** Tiers of a product at most: a table that nobody reads to its end helps nobody. */
export const maximumTiers = 20;

/**
 * What each of 1, 2, 3 … units costs somebody who pays `singlePrice` for one, as steps: the first from 1, each later one from
 * more units and cheaper. Tiers that are not cheaper than what fewer units cost are left out.
 */
export function toPriceSteps(singlePrice: number, tiers: readonly PriceTier[]): PriceTier[] {
  const steps: PriceTier[] = [{ fromQuantity: 1, unitPrice: singlePrice }];
  for (const tier of tiers.toSorted((a, b) => a.fromQuantity - b.fromQuantity || a.unitPrice - b.unitPrice))
    if (tier.unitPrice < priceAt(steps, tier.fromQuantity)) steps.push(tier);
  return steps;
}

/** Krónur with VAT for each of `quantity` units. @param steps as toPriceSteps makes them; none cost nothing */
export function priceAt(steps: readonly PriceTier[], quantity: number): number {
  const reached = steps.findLast(({ fromQuantity }) => fromQuantity <= quantity) ?? steps[0];
  return reached?.unitPrice ?? 0;
}

/** A step that is not reached yet, and how many units it takes. */
interface NextTier extends PriceTier {
  /** Units that reach it, in whole sales units. */
  missing: number;
}

/** The next step, where the stock reaches it; else null. @param steps as toPriceSteps makes them */
export function nextTier(
  steps: readonly PriceTier[],
  quantity: number,
  limits: QuantityLimits,
): NextTier | null {
  const step = steps.find(({ fromQuantity }) => fromQuantity > quantity);
  if (!step) return null;
  // The stock caps it.
  const needed = increaseQuantity(step.fromQuantity - 1, limits);
  return needed < step.fromQuantity ? null : { ...step, missing: needed - quantity };
}

interface TieredProduct<Price> {
  /** Null where the visitor may see no price. */
  price: Price | null;
  /** As the backend answers them: by rising quantity, each cheaper. */
  priceTiers: readonly { fromQuantity: number; price: Price }[];
}

/** What one of `quantity` units costs, in whatever a price is there; null where the visitor may see none. */
export function quantityPrice<Price>(
  { price, priceTiers }: TieredProduct<Price>,
  quantity: number,
): Price | null {
  return price && (priceTiers.findLast(({ fromQuantity }) => fromQuantity <= quantity)?.price ?? price);
}
