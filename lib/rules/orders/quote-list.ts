import type { QuoteStatus } from './quote-status.ts';

const quotesPath = '/auth/quotes';

/** Words of the address; no parameter means all. */
const statusParameters: Readonly<Record<QuoteStatus, string>> = {
  Sent: 'sent',
  Requested: 'beidnir',
  Draft: 'drog',
  Accepted: 'samthykkt',
  Expired: 'utrunnid',
};

/** In the order in which they are offered. */
export const quoteStatuses = Object.keys(statusParameters) as QuoteStatus[];

/** The status that an address asks for; null for all, and for a word that is none. */
export function parseQuoteStatus(word: string | string[] | undefined): QuoteStatus | null {
  return quoteStatuses.find((status) => statusParameters[status] === word) ?? null;
}

/** Address of a page of the list, from 1. */
export function quotesHref(status: QuoteStatus | null, page = 1): string {
  const parameters = new URLSearchParams();
  if (status) parameters.set('stada', statusParameters[status]);
  if (page > 1) parameters.set('sida', String(page));
  return parameters.size === 0 ? quotesPath : `${quotesPath}?${parameters}`;
}
