import { maximumCompared } from '../rules/products/comparison.ts';
import { keepCodes, readKeptCodes } from './kept-codes.ts';
import { showComparisonNotice } from './notice.ts';

/** Takes a product into this browser's comparison or out of it, and says so; a full one stays as it is. */
export function toggleCompared(sku: string): void {
  const codes = readKeptCodes();
  if (codes.includes(sku)) {
    keepCodes(codes.filter((code) => code !== sku));
    showComparisonNotice('removed');
  } else if (codes.length >= maximumCompared) {
    showComparisonNotice('full');
  } else {
    keepCodes([...codes, sku]);
    showComparisonNotice('added');
  }
}
