import { netOf, taxShare } from './kronur.ts';
import type { UnitPrice } from './product-price.ts';

/** Something that is charged: krónur with VAT and the rate in percent. */
interface Charge {
  gross: number;
  taxPercentage: number;
}

export interface VatGroup {
  /** Percent. */
  rate: number;
  net: number;
  tax: number;
}

/** net + tax = gross, always; all in whole krónur. */
export interface Totals {
  gross: number;
  net: number;
  tax: number;
  vatGroups: VatGroup[];
}

export interface LinePrice {
  /** The line with VAT. */
  price: number;
  priceWithoutTax: number;
  /** Krónur off the whole line. */
  discount: number;
}

/** Prices of `quantity` units. */
export function linePrice(
  unit: Pick<UnitPrice, 'price' | 'listPrice'>,
  quantity: number,
  taxPercentage: number,
): LinePrice {
  const price = unit.price * quantity;
  return {
    price,
    priceWithoutTax: netOf(price, taxPercentage),
    discount: (unit.listPrice - unit.price) * quantity,
  };
}

/**
 * VAT is the share of each rate group's gross, rounded once for each group and not for each line
 * (regulation 674/2002 rules only the total): so the nets of the lines may differ from the total's net by a few krónur.
 */
export function totalsOf(charges: readonly Charge[]): Totals {
  const grossByRate = new Map<number, number>();
  for (const { gross, taxPercentage } of charges) {
    grossByRate.set(taxPercentage, (grossByRate.get(taxPercentage) ?? 0) + gross);
  }
  const vatGroups = [...grossByRate]
    .toSorted(([a], [b]) => b - a)
    .map(([rate, gross]) => ({ rate, net: netOf(gross, rate), tax: taxShare(gross, rate) }));
  const tax = vatGroups.reduce((sum, group) => sum + group.tax, 0);
  const gross = charges.reduce((sum, charge) => sum + charge.gross, 0);
  return { gross, net: gross - tax, tax, vatGroups };
}
