import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import {
  getSalesQuotesDocument,
  SharedSalesQuoteDocument,
  ViewSalesQuoteDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type { SalesQuotePartsFragment, SharedSalesQuoteQuery } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { besideMeta } from '../visitor/beside-meta.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

export type Quote = SalesQuotePartsFragment;
export type SharedQuote = NonNullable<SharedSalesQuoteQuery['sharedSalesQuote']>;
export type QuoteLine = Quote['lineItems'][number];
export type QuoteEntry = Quote['entries'][number];

/** How many quotes the customer can accept now. */
export const validQuotesQuery = queryOptions({
  queryKey: [...visitorKeys.quotes, 'valid'],
  meta: besideMeta,
  queryFn: async ({ signal }): Promise<number> =>
    (await graphql(getSalesQuotesDocument, {}, { signal })).salesQuotes.acceptableCount,
});

/** One quote; null where the customer has none by that id. Its prices and stock are read again once it is stale. */
export const quoteQuery = (id: string) =>
  queryOptions({
    queryKey: [...visitorKeys.quotes, id],
    queryFn: async ({ signal }): Promise<Quote | null> =>
      (await graphql(ViewSalesQuoteDocument, { id }, { signal })).viewSalesQuote,
    refetchOnMount: true,
  });

/** What the link of a quote shows; null where it shows nothing (any more). */
export const sharedQuoteQuery = (link: string) =>
  queryOptions({
    queryKey: [...visitorKeys.quotes, 'shared', link],
    queryFn: async ({ signal }): Promise<SharedQuote | null> =>
      (await graphql(SharedSalesQuoteDocument, { link }, { signal })).sharedSalesQuote,
    refetchOnMount: true,
  });

export function useQuote(id: string): UseQueryResult<Quote | null> {
  return useQuery(quoteQuery(id));
}
