import { wholeUnit, type PackageContent } from '../products/package-content.ts';

/** Hundredths of a króna, the highest that the contract's whole numbers hold. */
const maximumPrice = 2 ** 31 - 1;

/**
 * What one kilogram, litre or piece costs, in hundredths of a króna: whole krónur from a hundred up, below that tenths, because
 * a whole króna would hide the difference between two packages. Halves are rounded up. Shelves compute the same in SQL
 * (backend/src/db/unit-price.ts). Null where it is beyond what can be compared.
 * @param price of the package, whole krónur
 */
export function pricePerUnit(price: number, content: PackageContent): number | null {
  const tenths = divideRounded(price * wholeUnit * 10, content.amount);
  const hundredths = tenths < 1_000 ? tenths * 10 : divideRounded(price * wholeUnit, content.amount) * 100;
  return hundredths <= maximumPrice ? hundredths : null;
}

/** Exact for whole numbers: their quotient as a fraction is not. */
function divideRounded(amount: number, divisor: number): number {
  const rest = amount % divisor;
  return (amount - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
}
