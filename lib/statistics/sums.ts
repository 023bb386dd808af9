import type { MonthSum } from './queries.ts';

interface YearSums {
  /** Krónur of the full months, without the running one. */
  gross: number;
  net: number;
  /** Krónur of an average full month, with VAT. */
  averageGross: number;
  averageNet: number;
}

/** @param months the full ones and then the running one */
export function sumYear(months: readonly MonthSum[]): YearSums {
  const fullMonths = months.slice(0, -1);
  const gross = fullMonths.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
  const net = fullMonths.reduce((sum, { totalAmountExcludingTax }) => sum + totalAmountExcludingTax, 0);
  const count = Math.max(1, fullMonths.length);
  return { gross, net, averageGross: Math.round(gross / count), averageNet: Math.round(net / count) };
}

export function hasPurchases(months: readonly MonthSum[]): boolean {
  return months.some(({ totalAmount }) => totalAmount !== 0);
}
