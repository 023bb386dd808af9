import { formatNumber } from '../text/icelandic.ts';

interface SoldProduct {
  unitOfMeasure: number;
  packageSize?: string | null;
}

/** Said in packages where there are such: six of `1 l flaska` are not six pieces of something else. */
export function salesUnitText({ unitOfMeasure, packageSize }: SoldProduct): string {
  const units = formatNumber(unitOfMeasure);
  return packageSize ? `${units} × ${packageSize}` : `${units} stk.`;
}
