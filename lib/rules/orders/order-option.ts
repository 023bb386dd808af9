import type { OrderFieldKind } from './order-fields.ts';

/**
 * What an answer on an order is, for programs. Its label is the shop's content and may change; nothing is found by it. The kind of a
 * question comes with the content, the others are the checkout's own.
 */
type OrderOptionKind = OrderFieldKind | 'PickupPlace' | 'PromoCode' | 'Quote' | 'Unit';

/** An answer as it stands on order and invoice. */
export interface OrderOption {
  /** Icelandic label. */
  name: string;
  value: string;
  /** Missing for what only people read. */
  kind?: OrderOptionKind;
}

export function findOptionValue(options: readonly OrderOption[], optionKind: OrderOptionKind): string | null {
  return options.find(({ kind }) => kind === optionKind)?.value ?? null;
}

/** What only people read, such as a word to the driver, has no place on an invoice. */
export const isOfInvoice = ({ kind }: OrderOption): boolean => kind !== undefined;

/** What the buyer knows an order by, in one line: its unit, reference and cost centre; null where there is none of them. */
export function ownReferenceText({
  reference,
  costCentre,
  unit = null,
}: {
  reference: string | null;
  costCentre: string | null;
  unit?: string | null;
}): string | null {
  return [unit, reference, costCentre].filter(Boolean).join(' · ') || null;
}
