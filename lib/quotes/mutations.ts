import { useMutation, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import {
  AcceptSalesQuoteDocument,
  CreateSalesQuoteDocument,
  RemoveSalesQuoteDocument,
  SendSalesQuoteDocument,
  UpdateSalesQuoteDocument,
  WithdrawSalesQuoteDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type { SalesQuoteInput } from '../../graphql/generated/operations.ts';
import { checkoutTimeoutMs } from '../io/backend-address.ts';
import { contextHeaders } from '../visitor/context-version.ts';
import { graphql } from '../io/graphql.ts';
import { logFailure } from '../io/log.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { errorCode } from '../rules/text/error-text.ts';
import { quoteQuery, type Quote } from './queries.ts';

/** Orders what the quote offers. Pressed again after a lost answer it answers the same order. */
export function useAcceptQuote(): UseMutationResult<Quote, Error, Quote> {
  return useMutation({
    mutationKey: ['accept-quote'],
    scope: { id: 'accept-quote' },
    mutationFn: async ({ id, version }, { client }) => {
      const options = { headers: contextHeaders(client), timeout: checkoutTimeoutMs };
      return (await graphql(AcceptSalesQuoteDocument, { quoteId: id, version }, options)).acceptSalesQuote;
    },
    onSuccess: (quote, _quote, _shown, { client }) => {
      show(client, quote);
      // Stock, what is owed and what was bought last are others now.
      for (const queryKey of [visitorKeys.cart, visitorKeys.customer, visitorKeys.purchases])
        void client.invalidateQueries({ queryKey });
    },
    onError: async (error, { id }, _shown, { client }) => {
      logFailure('Accepting the quote failed', error);
      // What stood in the way is on the page, once it is read anew.
      if (errorCode(error) === 'FAILED_PRECONDITION') await client.invalidateQueries(quoteQuery(id));
    },
  });
}

/** Makes a draft of the cart; answers its id. */
export function useCreateQuote(): UseMutationResult<string, Error, void> {
  return useMutation({
    mutationFn: async (_variables, { client }) =>
      (await graphql(CreateSalesQuoteDocument, {}, { headers: contextHeaders(client) })).createSalesQuote.id,
    onError: (error) => logFailure('Making the quote failed', error),
  });
}

export function useUpdateQuote(): UseMutationResult<Quote, Error, SalesQuoteInput> {
  return useMutation({
    mutationFn: async (input, { client }) =>
      (await graphql(UpdateSalesQuoteDocument, { input }, { headers: contextHeaders(client) }))
        .updateSalesQuote,
    onSuccess: (quote, _input, _shown, { client }) => show(client, quote),
    onError: (error) => logFailure('Changing the quote failed', error),
  });
}

/** Sends a draft as it was shown. */
export function useSendQuote(): UseMutationResult<Quote, Error, Pick<Quote, 'id' | 'version'>> {
  return useMutation({
    mutationFn: async ({ id, version }, { client }) => {
      const headers = contextHeaders(client);
      return (await graphql(SendSalesQuoteDocument, { quoteId: id, version }, { headers })).sendSalesQuote;
    },
    onSuccess: (quote, _quote, _shown, { client }) => show(client, quote),
    onError: (error) => logFailure('Sending the quote failed', error),
  });
}

export function useWithdrawQuote(): UseMutationResult<Quote, Error, string> {
  return useMutation({
    mutationFn: async (quoteId, { client }) =>
      (await graphql(WithdrawSalesQuoteDocument, { quoteId }, { headers: contextHeaders(client) }))
        .withdrawSalesQuote,
    onSuccess: (quote, _quoteId, _shown, { client }) => show(client, quote),
    onError: (error) => logFailure('Withdrawing the quote failed', error),
  });
}

export function useRemoveQuote(): UseMutationResult<boolean, Error, string> {
  return useMutation({
    mutationFn: async (quoteId, { client }) =>
      (await graphql(RemoveSalesQuoteDocument, { quoteId }, { headers: contextHeaders(client) }))
        .removeSalesQuote,
    onError: (error) => logFailure('Removing the quote failed', error),
  });
}

/** The answer replaces what was known of the quote; the badge counts anew. */
function show(client: QueryClient, quote: Quote): void {
  client.setQueryData(quoteQuery(quote.id).queryKey, quote);
  void client.invalidateQueries({ queryKey: [...visitorKeys.quotes, 'valid'] });
}
