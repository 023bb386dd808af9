import { productCode } from '../rules/products/product-code.ts';
import { fitQuantity } from '../rules/orders/quick-order/fit-quantity.ts';
import type { OrderLine } from '../rules/orders/quick-order/order-line.ts';
import { readQuantity } from '../rules/orders/quick-order/read-quantity.ts';
import type { QuickOrderProduct } from './queries.ts';

/** A line on screen. */
export interface UnresolvedLine extends OrderLine {
  id: number;
}

export interface AnsweredLine extends UnresolvedLine {
  product: QuickOrderProduct | null;
  /** To choose from, where the number is of several products. */
  candidates: readonly QuickOrderProduct[];
  /** Units that would be added; 0 where the line is not good. */
  units: number;
  /** Icelandic: what is wrong with the line. */
  reason: string | null;
  /** Icelandic: what was corrected of a good line. */
  corrected: string | null;
  /** The answer is on its way. */
  waiting: boolean;
}

const unknownCode = 'Engin vara fannst með þessu númeri';
const severalProducts = 'Númerið á við fleiri en eina vöru. Veldu vöruna:';
const priceHidden = 'Skráðu þig inn til að sjá verð';

/**
 * What becomes of each line, in order: lines of the same product share what is left of it.
 * @param products undefined for a number that is still being asked for
 * @param held units of a product that the cart holds
 */
export function answerLines(
  lines: readonly UnresolvedLine[],
  products: (code: string) => readonly QuickOrderProduct[] | undefined,
  held: (productId: string) => number,
): AnsweredLine[] {
  const taken = new Map<string, number>();
  return lines.map((line) => {
    const blank = { ...line, product: null, candidates: [], units: 0, corrected: null, waiting: false };
    const found = line.code === '' ? [] : products(productCode(line.code));
    const product = found?.length === 1 ? (found[0] ?? null) : null;
    if (line.problem !== null) return { ...blank, product, reason: line.problem };
    if (!found) return { ...blank, reason: null, waiting: true };
    if (found.length > 1) return { ...blank, candidates: found, reason: severalProducts };
    if (!product) return { ...blank, reason: unknownCode };
    if (!product.price) return { ...blank, product, reason: priceHidden };
    const read = readQuantity(line.quantity);
    if ('problem' in read) return { ...blank, product, reason: read.problem };
    const before = taken.get(product.id) ?? held(product.id);
    const { quantity, said } = fitQuantity(read.value, product, before);
    taken.set(product.id, before + quantity);
    return {
      ...blank,
      product,
      units: quantity,
      reason: quantity === 0 ? said : null,
      corrected: quantity === 0 ? null : said,
    };
  });
}
