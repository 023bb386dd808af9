import type { Quote, QuoteLine } from '@/lib/quotes/queries.ts';

export type LineOnSheet = Omit<QuoteLine, 'currentSteps' | 'unitOfMeasure'>;

/** What stands on the sheet; of the buyer also less than a quote says. */
export interface SheetQuote extends Pick<
  Quote,
  | 'number'
  | 'status'
  | 'seller'
  | 'agent'
  | 'message'
  | 'sentDate'
  | 'validUntilDate'
  | 'totalPrice'
  | 'totalPriceWithoutTax'
  | 'totalTaxAmount'
  | 'discountAmount'
  | 'vatLines'
> {
  customer: { name: string; ssn: string | null; address: string | null };
  delivery: { name: string; amount: number; address: string | null };
  lineItems: readonly LineOnSheet[];
}
