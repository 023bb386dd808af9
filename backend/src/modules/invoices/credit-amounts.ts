import { netOf, roundKronur, taxShare } from '../../../../lib/rules/kronur.ts';
import type { Totals, VatGroup } from '../pricing/totals-service.ts';

/** A line of an invoice and how much of it is or will be taken back. */
export interface CreditableLine {
  unitPrice: number;
  /** Percent. */
  vat: number;
  /** Units taken back so far. */
  credited: number;
  /** Units to take back now. */
  units: number;
}

/**
 * The sums of a credit note, above zero. The VAT of each rate is what the invoice's VAT goes down by, so that notes over the whole invoice
 * take back exactly its VAT; where rounding so would leave the rate of this note itself (EN 16931, BR-S-09: less than a króna off), the
 * note's own VAT is rounded instead.
 */
export function creditTotals(lines: readonly CreditableLine[]): Totals {
  const rates = new Map<number, { before: number; gross: number }>();
  for (const { vat, unitPrice, credited, units } of lines) {
    const sums = rates.get(vat) ?? { before: 0, gross: 0 };
    sums.before += unitPrice * credited;
    sums.gross += unitPrice * units;
    rates.set(vat, sums);
  }
  const vatGroups = [...rates]
    .filter(([, { gross }]) => gross !== 0)
    .toSorted(([a], [b]) => b - a)
    .map(([rate, sums]) => groupOf(rate, sums));
  const gross = vatGroups.reduce((sum, { net, tax }) => sum + net + tax, 0);
  const tax = vatGroups.reduce((sum, group) => sum + group.tax, 0);
  return { gross, net: gross - tax, tax, vatGroups };
}

function groupOf(rate: number, { before, gross }: { before: number; gross: number }): VatGroup {
  const steps = taxShare(before + gross, rate) - taxShare(before, rate);
  const fits = Math.abs(steps - ((gross - steps) * rate) / 100) < 1;
  const tax = fits ? steps : taxShare(gross, rate);
  return { rate, net: gross - tax, tax };
}

/** The same amounts below zero, as a credit note keeps them. */
export function negated(totals: Totals): Totals {
  const minus = (amount: number): number => roundKronur(-amount);
  return {
    gross: minus(totals.gross),
    net: minus(totals.net),
    tax: minus(totals.tax),
    vatGroups: totals.vatGroups.map(({ rate, net, tax }) => ({ rate, net: minus(net), tax: minus(tax) })),
  };
}

/** Krónur with and without VAT of a credit note's line; below zero. */
export function creditedPrice(unitPrice: number, units: number, vat: number) {
  const price = unitPrice * units;
  return { price: roundKronur(-price), priceWithoutTax: roundKronur(-netOf(price, vat)) };
}
