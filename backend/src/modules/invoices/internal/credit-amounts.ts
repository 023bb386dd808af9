import { netOf, roundKronur, taxShare } from '../../../../../lib/rules/money/kronur.ts';
import type { Totals, VatGroup } from '../../../../../lib/rules/money/totals.ts';

/** A line of an invoice and how much of it is or will be credited. */
interface CreditableLine {
  unitPrice: number;
  /** Percent. */
  vat: number;
  /** Units credited so far. */
  credited: number;
  /** Units to credit now. */
  units: number;
}

/**
 * The totals of a credit note, above zero. The VAT of each rate is the difference that the note makes to the invoice's VAT, so
 * that notes over a whole invoice, however it is split, credit exactly its net and VAT of each rate. The VAT of one note alone
 * may deviate from its rate by up to a króna, which the e-invoice allows (ubl-amounts.ts).
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
    .map(([rate, sums]) => toVatGroup(rate, sums));
  const gross = vatGroups.reduce((sum, { net, tax }) => sum + net + tax, 0);
  const tax = vatGroups.reduce((sum, group) => sum + group.tax, 0);
  return { gross, net: gross - tax, tax, vatGroups };
}

function toVatGroup(rate: number, { before, gross }: { before: number; gross: number }): VatGroup {
  const tax = taxShare(before + gross, rate) - taxShare(before, rate);
  return { rate, net: gross - tax, tax };
}

/** The same amounts below zero, as credit notes store them. */
export function negate(totals: Totals): Totals {
  const negateAmount = (amount: number): number => roundKronur(-amount);
  return {
    gross: negateAmount(totals.gross),
    net: negateAmount(totals.net),
    tax: negateAmount(totals.tax),
    vatGroups: totals.vatGroups.map(({ rate, net, tax }) => ({
      rate,
      net: negateAmount(net),
      tax: negateAmount(tax),
    })),
  };
}

/** Krónur with and without VAT of a credit note's line; below zero. */
export function creditLinePrice(unitPrice: number, units: number, vat: number) {
  const price = unitPrice * units;
  return { price: roundKronur(-price), priceWithoutTax: roundKronur(-netOf(price, vat)) };
}
