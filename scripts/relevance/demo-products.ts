import { catalogueLines } from '../demo/catalogue.ts';
import type { JudgedProduct } from './judge.ts';

/** SKU → product of the demo, multiplied to `count` products. */
export function demoProductsBySku(count?: number): Map<string, JudgedProduct> {
  const products = new Map<string, JudgedProduct>();
  for (const line of catalogueLines(count)) if (line.type === 'product') products.set(line.sku, line);
  return products;
}
