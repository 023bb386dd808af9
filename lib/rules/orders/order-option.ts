/**
 * What an answer on an order is, for programs. Its label is the shop's content and may change; nothing is found by it. The kind of a
 * question comes with the content, the others are the checkout's own.
 */
type OrderOptionKind = 'Reference' | 'PickupPlace' | 'PromoCode' | 'Quote';

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
