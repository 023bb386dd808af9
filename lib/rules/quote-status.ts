export type QuoteStatus = 'Draft' | 'Sent' | 'Accepted' | 'Expired';

/** Words for a quote (neuter); orders and invoices have their own. */
export const quoteStatusLabels: Readonly<Record<QuoteStatus, string>> = {
  Draft: 'Drög',
  Sent: 'Sent',
  Accepted: 'Samþykkt',
  Expired: 'Útrunnið',
};

/** Only a sent quote can still be accepted (specification §4). */
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
