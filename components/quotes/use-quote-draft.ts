import { useState } from 'react';
import type { SalesQuoteInput } from '@/graphql/generated/operations.ts';
import type { Quote, QuoteLine } from '@/lib/quotes/queries.ts';
import type { QuickOrderProduct } from '@/lib/quick-order/queries.ts';
import { applyDiscount } from '@/lib/rules/money/kronur.ts';
import { priceAt } from '@/lib/rules/money/price-tiers.ts';

type LineInput = SalesQuoteInput['lines'][number];

/** What a page shows of a line of a draft, saved or not. */
interface DraftLineFacts extends Pick<QuoteLine, 'name' | 'sku' | 'unitOfMeasure' | 'currentSteps'> {
  /** Names the line, as the backend's problems do. */
  key: string;
  productId: string;
  /** Null while it is not saved. */
  saved: QuoteLine | null;
}

/** What can be changed of a line; `alternativeTo` is the product of the line that it is offered in place of. */
type LineValues = Pick<LineInput, 'quantity' | 'unitPrice' | 'alternativeTo'>;
export type DraftLine = DraftLineFacts & LineValues;

export interface QuoteDraftState {
  input: SalesQuoteInput;
  /** The lines in the order of the input's. */
  lines: readonly DraftLine[];
  /** Differs from what the backend has. */
  isChanged: boolean;
  /** Krónur with VAT of the goods as they stand on the page, without alternatives. */
  goodsTotal: number;
  setValues: (values: Partial<SalesQuoteInput>) => void;
  setLine: (key: string, values: Partial<LineValues>) => void;
  removeLine: (key: string) => void;
  /** Adds a product at the customer's own price; false where it is on the draft already. */
  addProduct: (product: QuickOrderProduct) => boolean;
  /** Takes so many percent off the customer's own price of every line. */
  discountAll: (percent: number) => void;
}

/** What an agent has filled in of a draft; nothing of it is kept before it is saved. */
export function useQuoteDraft(quote: Quote): QuoteDraftState {
  const savedInput = toQuoteInput(quote);
  const [input, setInput] = useState(savedInput);
  const [added, setAdded] = useState<readonly QuickOrderProduct[]>([]);
  const setLines = (change: (lines: LineInput[]) => LineInput[]): void =>
    setInput((before) => ({ ...before, lines: change(before.lines) }));
  const factsOf = (line: LineInput): DraftLineFacts | undefined =>
    findSavedFacts(quote, line) ?? findAddedFacts(added, line);
  const changeLine = (line: LineInput, values: Partial<LineValues>): LineInput => {
    const facts = factsOf(line);
    return { ...line, ...(facts ? followTier(facts, line, values.quantity) : {}), ...values };
  };
  return {
    input,
    lines: input.lines.flatMap((line) => {
      const facts = factsOf(line);
      const { quantity, unitPrice, alternativeTo } = line;
      return facts ? [{ ...facts, quantity, unitPrice, alternativeTo: alternativeTo ?? null }] : [];
    }),
    isChanged: JSON.stringify(input) !== JSON.stringify(savedInput),
    goodsTotal: input.lines.reduce(
      (sum, { quantity, unitPrice, alternativeTo }) => sum + (alternativeTo ? 0 : quantity * unitPrice),
      0,
    ),
    setValues: (values) => setInput((before) => ({ ...before, ...values })),
    setLine: (key, values) =>
      setLines((all) => all.map((line) => (keyOf(line) === key ? changeLine(line, values) : line))),
    removeLine: (key) =>
      setLines((all) => {
        const removed = all.find((line) => keyOf(line) === key);
        const product = removed && productOf(quote, removed);
        return all.flatMap((line) => {
          if (line === removed) return [];
          return product && line.alternativeTo === product ? [{ ...line, alternativeTo: null }] : [line];
        });
      }),
    addProduct: (product) => {
      const isThere = input.lines.some((line) => productOf(quote, line) === product.id);
      if (isThere) return false;
      const { currentSteps } = toAddedFacts(product);
      const quantity = Math.max(1, product.unitOfMeasure);
      const unitPrice = priceAt(currentSteps, quantity);
      setAdded((before) => [...before.filter(({ id }) => id !== product.id), product]);
      setLines((all) => [...all, { productId: product.id, quantity, unitPrice, alternativeTo: null }]);
      return true;
    },
    discountAll: (percent) =>
      setLines((all) =>
        all.map((line) => {
          const facts = factsOf(line);
          return facts
            ? { ...line, unitPrice: applyDiscount(ownPrice(facts, line.quantity), percent) }
            : line;
        }),
      ),
  };
}

/** What one unit costs the customer today, never above the list price of when the line was written. */
export function ownPrice({ currentSteps, saved }: DraftLineFacts, quantity: number): number {
  const current = currentSteps.length > 0 ? priceAt(currentSteps, quantity) : (saved?.unitPrice ?? 0);
  return saved ? Math.min(current, saved.listPrice) : current;
}

const keyOf = ({ id, productId }: LineInput): string => id ?? `new-${productId}`;

function productOf({ lineItems }: Quote, { id, productId }: LineInput): string | undefined {
  return productId ?? lineItems.find((line) => line.id === id)?.productId;
}

function findSavedFacts({ lineItems }: Quote, { id }: LineInput): DraftLineFacts | undefined {
  const saved = lineItems.find((line) => line.id === id);
  return saved && { ...saved, key: saved.id, saved };
}

function findAddedFacts(
  added: readonly QuickOrderProduct[],
  { productId }: LineInput,
): DraftLineFacts | undefined {
  const product = added.find(({ id }) => id === productId);
  return product && toAddedFacts(product);
}

function toAddedFacts({
  id,
  sku,
  name,
  unitOfMeasure,
  price,
  priceTiers,
}: QuickOrderProduct): DraftLineFacts {
  const tiers = priceTiers.flatMap(({ fromQuantity, price: at }) =>
    at ? [{ fromQuantity, unitPrice: at.priceWithTax }] : [],
  );
  const currentSteps = [{ fromQuantity: 1, unitPrice: price?.priceWithTax ?? 0 }, ...tiers];
  return { key: `new-${id}`, productId: id, sku, name, unitOfMeasure, currentSteps, saved: null };
}

/** A line at the customer's own price stays at it when its quantity reaches or leaves a tier; a price of the agent's own stays. */
function followTier(
  facts: DraftLineFacts,
  { quantity, unitPrice }: LineInput,
  newQuantity: number | undefined,
): { unitPrice?: number } {
  if (newQuantity === undefined || facts.currentSteps.length === 0) return {};
  if (unitPrice !== priceAt(facts.currentSteps, quantity)) return {};
  return { unitPrice: ownPrice(facts, newQuantity) };
}

function toQuoteInput({ id, version, validUntilDate, message, delivery, lineItems }: Quote): SalesQuoteInput {
  return {
    quoteId: id,
    version,
    validUntilDate,
    message,
    deliveryMethodId: delivery.methodId,
    lines: lineItems.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      alternativeTo: lineItems.find((main) => main.id === line.alternativeTo)?.productId ?? null,
    })),
  };
}
