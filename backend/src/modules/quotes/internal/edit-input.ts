import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import { quantityProblem } from '../../../../../lib/rules/orders/quantity.ts';
import { validityProblem } from '../../../../../lib/rules/orders/quote-validity.ts';
import { clean, FieldProblems } from '../../../field-problems.ts';
import type { LineBesideNow, QuoteLineRow } from './line-store.ts';
import { repricedLine } from '../lines.ts';
import { today } from './read.ts';

type Input = ResolversTypes['SalesQuoteInput'];
export type KeptLine = QuoteLineRow;

const longestMessage = 2_000;
/** Krónur of goods: no total may leave GraphQL's Int. */
const maximumGoods = 2_000_000_000;

/**
 * What an agent wants of a draft.
 * @throws ShopError BAD_REQUEST with every field that does not fit: message, validUntilDate, lines, lines.ID.quantity, lines.ID.unitPrice
 */
export function readEdit(
  input: Input,
  before: readonly LineBesideNow[],
): { lines: KeptLine[]; message: string; validUntil: string } {
  const problems = new FieldProblems();
  const lines = readLines(input.lines, before, problems);
  if (lines.length === 0) problems.add('lines', 'Á tilboði þarf að vera að minnsta kosti ein vara');
  const tooMuch = lines.reduce((sum, { price }) => sum + price, 0) > maximumGoods;
  if (tooMuch) problems.add('lines', 'Tilboðið er of hátt. Vinsamlegast skiptið því.');
  const message = clean(input.message.replaceAll(/\r\n?/g, '\n'));
  // Lines of text are meant to be; other control characters have no place in a mail.
  const isText = message.length <= longestMessage && !/[^\P{Cc}\n]/u.test(message) && message.isWellFormed();
  problems.add('message', isText ? null : badRequestMessage);
  problems.add('validUntilDate', validityProblem(input.validUntilDate, today()));
  problems.check();
  return { lines, message, validUntil: input.validUntilDate };
}

function readLines(
  wanted: Input['lines'],
  before: readonly LineBesideNow[],
  problems: FieldProblems,
): KeptLine[] {
  const known = new Map(before.map((both) => [String(both.line.id), both]));
  const kept: KeptLine[] = [];
  for (const { id, quantity, unitPrice } of wanted) {
    const both = known.get(id);
    // A second time it is as unknown as one of another quote.
    known.delete(id);
    if (!both) {
      problems.add('lines', badRequestMessage);
      continue;
    }
    problems.add(`lines.${id}.quantity`, quantityText(both, quantity));
    problems.add(`lines.${id}.unitPrice`, priceText(both.line, unitPrice));
    kept.push({ ...both.line, ...repricedLine(both.line, quantity, unitPrice) });
  }
  return kept;
}

/** An offer may promise more than is in stock: that is for the day on which it is accepted. */
function quantityText({ line, product }: LineBesideNow, quantity: number): string | null {
  if (quantity === line.quantity) return null;
  if (quantity === 0) return badRequestMessage;
  const unitOfMeasure = product?.unitOfMeasure ?? 1;
  return quantityProblem({ quantity, stock: 0, unitOfMeasure, isSpecialOrder: true })?.message ?? null;
}

function priceText({ listPrice }: QuoteLineRow, unitPrice: number): string | null {
  if (unitPrice < 0) return badRequestMessage;
  return unitPrice > listPrice ? 'Tilboðsverð getur ekki verið hærra en listaverð' : null;
}
