import { useState } from 'react';
import type { SalesQuoteInput } from '@/graphql/generated/operations.ts';
import type { Quote } from '@/lib/quotes/queries.ts';

type Lines = SalesQuoteInput['lines'];

export interface Draft {
  input: SalesQuoteInput;
  /** Differs from what the backend has. */
  isChanged: boolean;
  /** Krónur with VAT of the goods as they stand on the page. */
  goods: number;
  set: (values: Partial<SalesQuoteInput>) => void;
  setLine: (id: string, values: Partial<Omit<Lines[number], 'id'>>) => void;
  removeLine: (id: string) => void;
}

/** What an agent has filled in of a draft; nothing of it is kept before it is saved. */
export function useDraft(quote: Quote): Draft {
  const saved = inputOf(quote);
  const [input, setInput] = useState(saved);
  const setLines = (change: (lines: Lines) => Lines): void =>
    setInput((before) => ({ ...before, lines: change(before.lines) }));
  return {
    input,
    isChanged: JSON.stringify(input) !== JSON.stringify(saved),
    goods: input.lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
    set: (values) => setInput((before) => ({ ...before, ...values })),
    setLine: (id, values) =>
      setLines((all) => all.map((line) => (line.id === id ? { ...line, ...values } : line))),
    removeLine: (id) => setLines((all) => all.filter((line) => line.id !== id)),
  };
}

function inputOf({ id, version, validUntilDate, message, delivery, lineItems }: Quote): SalesQuoteInput {
  return {
    quoteId: id,
    version,
    validUntilDate,
    message,
    deliveryMethodId: delivery.methodId,
    lines: lineItems.map((line) => ({ id: line.id, quantity: line.quantity, unitPrice: line.unitPrice })),
  };
}
