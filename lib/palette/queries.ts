import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  PaletteInvoicesDocument,
  PaletteQuotesDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

/** Invoices of the customer acted for, by number, product or reference. */
export function paletteInvoicesQuery(search: string) {
  return queryOptions({
    queryKey: [...visitorKeys.palette, 'invoices', search],
    queryFn: async ({ signal }) =>
      (await graphql(PaletteInvoicesDocument, { search }, { signal })).customerInvoices.invoices,
    placeholderData: keepPreviousData,
  });
}

/** The latest quotes of the customer acted for. */
export const paletteQuotesQuery = queryOptions({
  queryKey: [...visitorKeys.palette, 'quotes'],
  queryFn: async ({ signal }) => (await graphql(PaletteQuotesDocument, {}, { signal })).salesQuotes.quotes,
});
