import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import { quantityProblem } from '../../../../../lib/rules/orders/quantity.ts';
import { maximumQuoteWishLength } from '../../../../../lib/rules/text/text-limits.ts';
import type { QuoteEntryLine } from '../../../db/schema/quotes.ts';
import type { FieldProblems } from '../../../field-problems.ts';
import { toRowId } from '../../../row-id.ts';
import { readWords } from './entries.ts';

type AskedLineInput = ResolversTypes['SalesQuoteAskedLineInput'];

interface AskableProduct {
  sku: string;
  name: string;
  unitOfMeasure: number;
}

/** More is a tender, not a quote. */
const maximumLines = 200;
/** Krónur for one unit. */
const maximumWishedPrice = 2_000_000_000;

/**
 * What a buyer asks for, of these products by id; the stock does not count.
 * Adds to `problems`: lines, lines.N.quantity, lines.N.wish, lines.N.unitPrice
 */
export function readAskedLines(
  inputs: readonly AskedLineInput[],
  products: ReadonlyMap<number, AskableProduct>,
  problems: FieldProblems,
): QuoteEntryLine[] {
  const ids = inputs.map(({ productId }) => toRowId(productId));
  if (inputs.length === 0) problems.add('lines', 'Veldu að minnsta kosti eina vöru.');
  else if (inputs.length > maximumLines || new Set(ids).size !== ids.length)
    problems.add('lines', badRequestMessage);
  return inputs.flatMap(({ quantity, wish, unitPrice }, index) => {
    const productId = ids[index] ?? 0;
    const product = products.get(productId);
    if (!product) {
      problems.add('lines', 'Vara er ekki lengur í boði.');
      return [];
    }
    const path = `lines.${index}`;
    problems.add(`${path}.quantity`, findQuantityProblem(product, quantity));
    const isPrice = unitPrice == null || (unitPrice >= 0 && unitPrice <= maximumWishedPrice);
    problems.add(`${path}.unitPrice`, isPrice ? null : badRequestMessage);
    const wished = readWords(wish, {
      problems,
      path: `${path}.wish`,
      maximumLength: maximumQuoteWishLength,
    });
    const { sku, name } = product;
    return [{ productId, sku, name, quantity, unitPrice: unitPrice ?? null, wish: wished }];
  });
}

function findQuantityProblem({ unitOfMeasure }: AskableProduct, quantity: number): string | null {
  if (quantity === 0) return badRequestMessage;
  return quantityProblem({ quantity, stock: 0, unitOfMeasure, isSpecialOrder: true })?.message ?? null;
}
