import { keepPreviousData, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { CustomerInvoicesDocument, ViewInvoiceDocument } from '../../graphql/generated/documents.ts';
import type { CustomerInvoicesQuery, ViewInvoiceQuery } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../io/query-keys.ts';

export type InvoicePage = CustomerInvoicesQuery['customerInvoices'];
export type Invoice = InvoicePage['invoices'][number];
export type InvoiceDetail = NonNullable<ViewInvoiceQuery['viewInvoice']>;

/** Newest first, 20 a page, from page 1. */
export const invoicesQuery = (page: number) =>
  queryOptions({
    queryKey: [...visitorKeys.invoices, 'page', page],
    queryFn: async ({ signal }): Promise<InvoicePage> =>
      (await graphql(CustomerInvoicesDocument, { page }, { signal })).customerInvoices,
    placeholderData: keepPreviousData,
    refetchOnMount: true,
  });

export function useInvoices(page: number): UseQueryResult<InvoicePage> {
  return useQuery(invoicesQuery(page));
}

/** One invoice; null when this customer has none by that id. */
export const invoiceQuery = (invoiceId: string) =>
  queryOptions({
    queryKey: [...visitorKeys.invoices, invoiceId],
    queryFn: async ({ signal }): Promise<InvoiceDetail | null> =>
      (await graphql(ViewInvoiceDocument, { invoiceId }, { signal })).viewInvoice,
  });
