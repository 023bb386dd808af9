/**
 * Rounds an amount to whole krónur, half away from zero (regulation 674/2002; credit notes mirror the sign).
 * Never answers -0. Throws RangeError for what is not a finite number: no amount may quietly become NaN.
 */
export function roundKronur(amount: number): number {
  if (!Number.isFinite(amount)) throw new RangeError(`Not an amount: ${amount}`);
  const size = Math.round(Math.abs(amount));
  return amount < 0 && size !== 0 ? -size : size;
}

/** `kr. 1.234` in whole krónur, with a no-break space so that a price never wraps (specification §5.5). */
export function formatKronur(amount: number): string {
  const kronur = roundKronur(amount);
  return `kr.\u00a0${kronur < 0 ? '-' : ''}${groupThousands(Math.abs(kronur))}`;
}

/** Whole krónur, as typed with or without points; null for anything else. */
export function parseKronur(text: string): number | null {
  const digits = text.replaceAll(/[.\s]|kr/g, '');
  return /^-?\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** The value-added tax inside a gross amount: round(gross · r / (100 + r)). `ratePercent` as in 24 or 11. */
export function taxShare(gross: number, ratePercent: number): number {
  const rate = toHundredths(ratePercent);
  return roundKronur((gross * rate) / (10_000 + rate));
}

/** A gross amount without its tax, in krónur. netOf + taxShare = gross, always. */
export function netOf(gross: number, ratePercent: number): number {
  return gross - taxShare(gross, ratePercent);
}

/** An amount with `percent` (0-100) taken off, in whole krónur. */
export function applyDiscount(amount: number, percent: number): number {
  return roundKronur((amount * (10_000 - toHundredths(percent))) / 10_000);
}

/** How much less than `from` an amount is, in percent with two decimals; 0 where `from` is nothing. */
export function discountPercentage(from: number, amount: number): number {
  return from === 0 ? 0 : Math.round((10_000 * (from - amount)) / from) / 100;
}

/** Digits in groups of three, `.` between them. */
export function groupThousands(amount: number): string {
  return amount.toFixed(0).replaceAll(/\B(?=(\d{3})+$)/g, '.');
}

/**
 * Percentages are counted in whole hundredths of a percent, so that the product is an exact integer
 * and a half króna is really a half, not 0.49999999999999994.
 */
function toHundredths(percent: number): number {
  return Math.round(percent * 100);
}
