import { formatNumber } from '../text/icelandic.ts';

export type QuoteStatus = 'Requested' | 'Draft' | 'Sent' | 'Accepted' | 'Expired';

/** Words for a quote (neuter); orders and invoices have their own. */
export const quoteStatusLabels: Readonly<Record<QuoteStatus, string>> = {
  Requested: 'Í bið',
  Draft: 'Drög',
  Sent: 'Sent',
  Accepted: 'Samþykkt',
  Expired: 'Útrunnið',
};

/**
 * A sent quote can be accepted until its last day is over, by the clock in Reykjavík; then it is Expired.
 * @param validUntil its last day, ISO date
 * @param today ISO date
 */
export function quoteStatusOn(
  today: string,
  { status, validUntil }: { status: Exclude<QuoteStatus, 'Expired'>; validUntil: string },
): QuoteStatus {
  return status === 'Sent' && validUntil < today ? 'Expired' : status;
}

/** Only a sent quote can still be accepted (specification §4.1). */
export function isValidQuote(quote: { status: QuoteStatus }): boolean {
  return quote.status === 'Sent';
}

export function isAcceptedQuote(quote: { status: QuoteStatus }): boolean {
  return quote.status === 'Accepted';
}

/** The number on the quote badge; the badge is hidden at 0. */
export function validQuoteCount(quotes: readonly { status: QuoteStatus }[]): number {
  return quotes.filter(isValidQuote).length;
}

/** `1 tilboð`, `3 tilboð` */
export function quoteCountText(count: number): string {
  return `${formatNumber(count)} tilboð`;
}
