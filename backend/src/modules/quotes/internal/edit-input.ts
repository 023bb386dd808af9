import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import { maximumQuoteMessageLength } from '../../../../../lib/rules/text/text-limits.ts';
import type { CartLine } from '../../cart/carts.ts';
import { priceFor, type CustomerTerms } from '../../../../../lib/rules/money/product-price.ts';
import { quantityProblem } from '../../../../../lib/rules/orders/quantity.ts';
import { validityProblem } from '../../../../../lib/rules/orders/quote-validity.ts';
import { normaliseText } from '../../../../../lib/rules/text/normalise-text.ts';
import { FieldProblems } from '../../../field-problems.ts';
import { toRowId } from '../../../row-id.ts';
import type { QuotedLineWithProduct, QuoteLineRow } from './line-store.ts';
import type { NewQuoteLine } from '../insert-quote.ts';
import { maximumGoodsTotal, regularPriceAt, repriceLine } from '../lines.ts';
import { today } from './read.ts';

type Input = ResolversTypes['SalesQuoteInput'];
/** Without an id where the agent added it; `alternativeTo` is the product of the line that it is offered in place of. */
export type EditedLine = Omit<NewQuoteLine, 'alternativeToId'> & {
  id: number | null;
  alternativeTo: number | null;
};

/**
 * An agent's edit of a draft, for a customer with these terms.
 * @param addable products of lines that are added
 * @throws ShopError BAD_REQUEST with every invalid field: message, validUntilDate, lines, lines.ID.quantity, lines.ID.unitPrice,
 * lines.ID.alternativeTo
 */
export function readEdit(
  input: Input,
  before: readonly QuotedLineWithProduct[],
  addable: readonly CartLine[],
  terms: CustomerTerms,
): { lines: EditedLine[]; message: string; validUntil: string } {
  const problems = new FieldProblems();
  const kept = readKeptLines(input.lines, before, terms, problems);
  const lines = [...kept, ...readAddedLines(input.lines, { kept, addable, terms, problems })];
  checkAlternatives(lines, problems);
  const main = mainLines(lines);
  if (main.length === 0) problems.add('lines', 'Í tilboði þarf að vera að minnsta kosti ein vara');
  const exceedsMaximum = main.reduce((sum, { price }) => sum + price, 0) > maximumGoodsTotal;
  if (exceedsMaximum) problems.add('lines', 'Tilboðið er of hátt. Vinsamlegast skiptið því.');
  const message = normaliseText(input.message.replaceAll(/\r\n?/g, '\n'));
  // Line breaks are intended; other control characters do not belong in a mail.
  const isText =
    message.length <= maximumQuoteMessageLength && !/[^\P{Cc}\n]/u.test(message) && message.isWellFormed();
  problems.add('message', isText ? null : badRequestMessage);
  problems.add('validUntilDate', validityProblem(input.validUntilDate, today()));
  problems.check();
  return { lines, message, validUntil: input.validUntilDate };
}

/** What counts in the sums. */
export function mainLines(lines: readonly EditedLine[]): readonly EditedLine[] {
  return lines.filter(({ alternativeTo }) => alternativeTo === null);
}

/** An alternative is offered in place of a line that stays, and that is none itself. */
function checkAlternatives(lines: readonly EditedLine[], problems: FieldProblems): void {
  const main = new Set(mainLines(lines).map(({ productId }) => productId));
  for (const { id, productId, alternativeTo } of lines)
    if (alternativeTo !== null && !main.has(alternativeTo))
      problems.add(
        `lines.${id ?? `new-${productId}`}.alternativeTo`,
        'Veldu vöru sem er í tilboðinu og er ekki sjálf valkostur.',
      );
}

function readKeptLines(
  lineInputs: Input['lines'],
  before: readonly QuotedLineWithProduct[],
  terms: CustomerTerms,
  problems: FieldProblems,
): EditedLine[] {
  const linesById = new Map(before.map((both) => [String(both.line.id), both]));
  const editedLines: EditedLine[] = [];
  for (const { id, quantity, unitPrice, alternativeTo } of lineInputs) {
    if (id == null) continue;
    const both = linesById.get(id);
    // A repeated line is refused like one of another quote.
    linesById.delete(id);
    if (!both) {
      problems.add('lines', badRequestMessage);
      continue;
    }
    problems.add(`lines.${id}.quantity`, findQuantityProblem(both, quantity));
    problems.add(`lines.${id}.unitPrice`, findPriceProblem(both.line, unitPrice));
    const regularPrice = regularPriceAt(both, terms, quantity);
    const priced = repriceLine(both.line, quantity, unitPrice);
    editedLines.push({
      ...both.line,
      regularPrice,
      ...priced,
      alternativeTo: alternativeTo == null ? null : toRowId(alternativeTo),
    });
  }
  return editedLines;
}

/** Lines that an agent adds, each of a product that is not on the quote yet. */
function readAddedLines(
  lineInputs: Input['lines'],
  {
    kept,
    addable,
    terms,
    problems,
  }: {
    kept: readonly EditedLine[];
    addable: readonly CartLine[];
    terms: CustomerTerms;
    problems: FieldProblems;
  },
): EditedLine[] {
  const products = new Map(addable.map(({ product }) => [String(product.id), product]));
  for (const { productId } of kept) products.delete(String(productId));
  return lineInputs.flatMap(({ id, productId, quantity, unitPrice, alternativeTo: mainProduct }) => {
    if (id != null) return [];
    const product = products.get(productId ?? '');
    products.delete(productId ?? '');
    if (!product) {
      problems.add('lines', 'Vara er ekki lengur í boði eða er þegar í tilboðinu.');
      return [];
    }
    const { sku, name, taxPercentage: vat, unitOfMeasure } = product;
    const { listPrice, price: regularPrice, discount } = priceFor(product, terms, Math.max(1, quantity));
    const path = `lines.new-${product.id}`;
    problems.add(`${path}.quantity`, findNewQuantityProblem(quantity, unitOfMeasure));
    problems.add(`${path}.unitPrice`, findPriceProblem({ listPrice }, unitPrice));
    const atOwnPrice = { listPrice, vat, unitPrice: regularPrice, discountPercentage: discount };
    const priced = repriceLine(atOwnPrice, quantity, unitPrice);
    const alternativeTo = mainProduct == null ? null : toRowId(mainProduct);
    return [
      { id: null, productId: product.id, sku, name, vat, listPrice, regularPrice, alternativeTo, ...priced },
    ];
  });
}

/** An offer may exceed the stock: availability counts on the day it is accepted. */
function findQuantityProblem({ line, product }: QuotedLineWithProduct, quantity: number): string | null {
  if (quantity === line.quantity) return null;
  return findNewQuantityProblem(quantity, product?.unitOfMeasure ?? 1);
}

function findNewQuantityProblem(quantity: number, unitOfMeasure: number): string | null {
  if (quantity === 0) return badRequestMessage;
  return quantityProblem({ quantity, stock: 0, unitOfMeasure, isSpecialOrder: true })?.message ?? null;
}

function findPriceProblem({ listPrice }: Pick<QuoteLineRow, 'listPrice'>, unitPrice: number): string | null {
  if (unitPrice < 0) return badRequestMessage;
  return unitPrice > listPrice ? 'Tilboðsverð getur ekki verið hærra en listaverð' : null;
}
