import { useState } from 'react';
import type { SalesQuoteInput } from '@/graphql/generated/operations.ts';
import type { Quote, QuoteLine } from '@/lib/quotes/queries.ts';
import { priceAt } from '@/lib/rules/money/price-tiers.ts';

type DraftLines = SalesQuoteInput['lines'];

export interface QuoteDraftState {
  input: SalesQuoteInput;
  /** Differs from what the backend has. */
  isChanged: boolean;
  /** Krónur with VAT of the goods as they stand on the page. */
  goodsTotal: number;
  setValues: (values: Partial<SalesQuoteInput>) => void;
  setLine: (id: string, values: Partial<Omit<DraftLines[number], 'id'>>) => void;
  removeLine: (id: string) => void;
}

/** What an agent has filled in of a draft; nothing of it is kept before it is saved. */
export function useQuoteDraft(quote: Quote): QuoteDraftState {
  const savedInput = toQuoteInput(quote);
  const [input, setInput] = useState(savedInput);
  const setLines = (change: (lines: DraftLines) => DraftLines): void =>
    setInput((before) => ({ ...before, lines: change(before.lines) }));
  return {
    input,
    isChanged: JSON.stringify(input) !== JSON.stringify(savedInput),
    goodsTotal: input.lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
    setValues: (values) => setInput((before) => ({ ...before, ...values })),
    setLine: (id, values) =>
      setLines((all) =>
        all.map((line) => {
          if (line.id !== id) return line;
          const quoted = quote.lineItems.find((one) => one.id === id);
          return { ...line, ...(quoted ? followTier(quoted, line, values.quantity) : {}), ...values };
        }),
      ),
    removeLine: (id) => setLines((all) => all.filter((line) => line.id !== id)),
  };
}

/** A line at the customer's own price stays at it when its quantity reaches or leaves a tier; a price of the agent's own stays. */
function followTier(
  { currentSteps, listPrice }: QuoteLine,
  { quantity, unitPrice }: DraftLines[number],
  newQuantity: number | undefined,
): { unitPrice?: number } {
  if (newQuantity === undefined || unitPrice !== priceAt(currentSteps, quantity)) return {};
  return { unitPrice: Math.min(priceAt(currentSteps, newQuantity), listPrice) };
}

function toQuoteInput({ id, version, validUntilDate, message, delivery, lineItems }: Quote): SalesQuoteInput {
  return {
    quoteId: id,
    version,
    validUntilDate,
    message,
    deliveryMethodId: delivery.methodId,
    lines: lineItems.map((line) => ({ id: line.id, quantity: line.quantity, unitPrice: line.unitPrice })),
  };
}
