import { formatNumber } from '../text/icelandic.ts';
import { packageContent, wholeUnit } from './package-content.ts';

interface SoldProduct {
  unitOfMeasure: number;
  packageSize?: string | null;
}

/** Said in packages where there are such: six of `1 l flaska` are not six pieces of something else. */
export function salesUnitText({ unitOfMeasure, packageSize }: SoldProduct): string {
  const units = formatNumber(unitOfMeasure);
  const content = packageContent(packageSize ?? null);
  const pieces = content?.per === 'stk.' ? content.amount / wholeUnit : undefined;
  return packageSize && pieces !== 1 ? `${units} × ${packageSize}` : `${units} stk.`;
}
