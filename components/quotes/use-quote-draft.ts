import { useState } from 'react';
import type { SalesQuoteInput } from '@/graphql/generated/operations.ts';
import type { Quote } from '@/lib/quotes/queries.ts';

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
      setLines((all) => all.map((line) => (line.id === id ? { ...line, ...values } : line))),
    removeLine: (id) => setLines((all) => all.filter((line) => line.id !== id)),
  };
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
