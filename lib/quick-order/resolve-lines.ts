import { normaliseProductCode } from '../rules/products/product-code.ts';
import { fitQuantity } from '../rules/orders/quick-order/fit-quantity.ts';
import type { OrderLine } from '../rules/orders/quick-order/order-line.ts';
import { readQuantity } from '../rules/orders/quick-order/read-quantity.ts';
import type { QuickOrderProduct } from './queries.ts';

/** A line on screen. */
export interface QuickOrderLine extends OrderLine {
  id: number;
}

export interface AnsweredLine extends QuickOrderLine {
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
  isLoading: boolean;
}

const unknownCodeMessage = 'Engin vara fannst með þessu númeri';
const severalProductsMessage = 'Númerið á við fleiri en eina vöru. Veldu vöruna:';
const priceHiddenMessage = 'Skráðu þig inn til að sjá verð';

/**
 * What becomes of each line, in order: lines of the same product share what is left of it.
 * @param findProducts undefined for a number that is still being asked for
 * @param quantityInCart units of a product that the cart holds
 */
export function resolveLines(
  lines: readonly QuickOrderLine[],
  findProducts: (code: string) => readonly QuickOrderProduct[] | undefined,
  quantityInCart: (productId: string) => number,
): AnsweredLine[] {
  const usedQuantities = new Map<string, number>();
  return lines.map((line) => {
    const emptyAnswer = {
      ...line,
      product: null,
      candidates: [],
      units: 0,
      corrected: null,
      isLoading: false,
    };
    const candidateProducts = line.code === '' ? [] : findProducts(normaliseProductCode(line.code));
    const product = candidateProducts?.length === 1 ? (candidateProducts[0] ?? null) : null;
    if (line.problem !== null) return { ...emptyAnswer, product, reason: line.problem };
    if (!candidateProducts) return { ...emptyAnswer, reason: null, isLoading: true };
    if (candidateProducts.length > 1)
      return { ...emptyAnswer, candidates: candidateProducts, reason: severalProductsMessage };
    if (!product) return { ...emptyAnswer, reason: unknownCodeMessage };
    if (!product.price) return { ...emptyAnswer, product, reason: priceHiddenMessage };
    const readResult = readQuantity(line.quantity);
    if ('problem' in readResult) return { ...emptyAnswer, product, reason: readResult.problem };
    const usedQuantity = usedQuantities.get(product.id) ?? quantityInCart(product.id);
    const { quantity, message } = fitQuantity(readResult.value, product, usedQuantity);
    usedQuantities.set(product.id, usedQuantity + quantity);
    return {
      ...emptyAnswer,
      product,
      units: quantity,
      reason: quantity === 0 ? message : null,
      corrected: quantity === 0 ? null : message,
    };
  });
}
