import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
import {
  AcceptSalesQuoteDocument,
  ChooseSalesQuoteLineDocument,
  ClaimSalesQuoteDocument,
  CounterSalesQuoteDocument,
  CreateProspectQuoteDocument,
  CreateSalesQuoteDocument,
  RemoveSalesQuoteDocument,
  RequestSalesQuoteDocument,
  SendSalesQuoteDocument,
  StartSalesQuoteDocument,
  UpdateSalesQuoteDocument,
  WithdrawSalesQuoteDocument,
  WriteSalesQuoteMessageDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type {
  CheckoutOptionValueInput,
  ProspectQuoteInput,
  SalesQuoteCounterInput,
  SalesQuoteInput,
  SalesQuoteMessageInput,
  SalesQuoteRequestInput,
} from '../../graphql/generated/operations.ts';
import { checkoutTimeoutMs } from '../io/backend-address.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { errorCode } from '../rules/text/error-text.ts';
import { quoteQuery, validQuotesQuery, type Quote } from './queries.ts';

interface AcceptedQuote {
  quote: Quote;
  /** Answers to what the debtor wants on its orders. */
  checkoutOptions: CheckoutOptionValueInput[];
}

/** Orders what the quote offers. Pressed again after a lost answer it answers the same order. */
export function useAcceptQuote(): UseMutationResult<Quote, Error, AcceptedQuote> {
  return useVisitorMutation(AcceptSalesQuoteDocument, {
    mutationKey: ['accept-quote'],
    scope: { id: 'accept-quote' },
    variables: ({ quote: { id, version }, checkoutOptions }: AcceptedQuote) => ({
      quoteId: id,
      version,
      checkoutOptions,
    }),
    pick: (data) => data.acceptSalesQuote,
    timeout: checkoutTimeoutMs,
    // Stock, what is owed and what was bought last are others now.
    invalidates: [visitorKeys.cart, visitorKeys.customer, visitorKeys.purchases],
    onSuccess: (quote, _quote, _onMutateResult, { client }) => commitQuote(client, quote),
    failed: 'Accepting the quote failed',
    onError: async (error, { quote: { id } }, client) => {
      // What stood in the way is on the page once it is read again.
      if (errorCode(error) === 'FAILED_PRECONDITION') await client.invalidateQueries(quoteQuery(id));
    },
  });
}

/** Takes what is offered in place of a line; the quote has other sums then. */
export function useChooseQuoteLine(): UseMutationResult<Quote, Error, { quote: Quote; lineId: string }> {
  return useVisitorMutation(ChooseSalesQuoteLineDocument, {
    scope: { id: 'choose-quote-line' },
    variables: ({ quote: { id, version }, lineId }: { quote: Quote; lineId: string }) => ({
      quoteId: id,
      version,
      lineId,
    }),
    pick: (data) => data.chooseSalesQuoteLine,
    onSuccess: (quote, _choice, _onMutateResult, { client }) => commitQuote(client, quote),
    failed: 'Choosing an alternative failed',
    onError: async (error, { quote: { id } }, client) => {
      if (errorCode(error) === 'FAILED_PRECONDITION') await client.invalidateQueries(quoteQuery(id));
    },
  });
}

/** Asks for a quote; pressed again after a lost answer it asks for no second one. */
export function useRequestQuote(): UseMutationResult<Quote, Error, SalesQuoteRequestInput> {
  return useVisitorMutation(RequestSalesQuoteDocument, {
    scope: { id: 'request-quote' },
    variables: (input: SalesQuoteRequestInput) => ({ input }),
    pick: (data) => data.requestSalesQuote,
    onSuccess: (quote, _input, _onMutateResult, { client }) => commitQuote(client, quote),
    failed: 'Asking for a quote failed',
  });
}

/** Answers an offer with another; pressed again after a lost answer it is the same one. */
export function useCounterQuote(): UseMutationResult<Quote, Error, SalesQuoteCounterInput> {
  return useVisitorMutation(CounterSalesQuoteDocument, {
    scope: { id: 'counter-quote' },
    variables: (input: SalesQuoteCounterInput) => ({ input }),
    pick: (data) => data.counterSalesQuote,
    onSuccess: (quote, _input, _onMutateResult, { client }) => commitQuote(client, quote),
    failed: 'Answering a quote failed',
  });
}

/** Takes up what a buyer asked for. */
export function useStartQuote(): UseMutationResult<Quote, Error, string> {
  return useVisitorMutation(StartSalesQuoteDocument, {
    variables: (quoteId: string) => ({ quoteId }),
    pick: (data) => data.startSalesQuote,
    onSuccess: (quote, _quoteId, _onMutateResult, { client }) => commitQuote(client, quote),
    failed: 'Taking up a quote failed',
  });
}

/** Writes to the other side of a quote. */
export function useWriteMessage(): UseMutationResult<Quote, Error, SalesQuoteMessageInput> {
  return useVisitorMutation(WriteSalesQuoteMessageDocument, {
    scope: { id: 'quote-message' },
    variables: (input: SalesQuoteMessageInput) => ({ input }),
    pick: (data) => data.writeSalesQuoteMessage,
    onSuccess: (quote, _input, _onMutateResult, { client }) => commitQuote(client, quote),
    failed: 'Writing on a quote failed',
  });
}

/** Makes a draft of the cart; answers its id. */
export function useCreateQuote(): UseMutationResult<string, Error, void> {
  return useVisitorMutation(CreateSalesQuoteDocument, {
    variables: () => ({}),
    pick: (data) => data.createSalesQuote.id,
    failed: 'Making the quote failed',
  });
}

/** The same of the agent's own cart, for somebody who is no customer yet. */
export function useCreateProspectQuote(): UseMutationResult<string, Error, ProspectQuoteInput> {
  return useVisitorMutation(CreateProspectQuoteDocument, {
    scope: { id: 'prospect-quote' },
    variables: (input: ProspectQuoteInput) => ({ input }),
    pick: (data) => data.createProspectQuote.id,
    failed: 'Making the quote failed',
  });
}

/** Takes over what a link shows; pressed again after a lost answer it is the same quote. */
export function useClaimQuote(): UseMutationResult<Quote, Error, string> {
  return useVisitorMutation(ClaimSalesQuoteDocument, {
    scope: { id: 'claim-quote' },
    variables: (link: string) => ({ link }),
    pick: (data) => data.claimSalesQuote,
    onSuccess: (quote, _link, _onMutateResult, { client }) => commitQuote(client, quote),
    failed: 'Taking over a quote failed',
  });
}

export function useUpdateQuote(): UseMutationResult<Quote, Error, SalesQuoteInput> {
  return useVisitorMutation(UpdateSalesQuoteDocument, {
    variables: (input: SalesQuoteInput) => ({ input }),
    pick: (data) => data.updateSalesQuote,
    onSuccess: (quote, _input, _onMutateResult, { client }) => commitQuote(client, quote),
    failed: 'Changing the quote failed',
  });
}

/** Sends a draft as it was shown. */
export function useSendQuote(): UseMutationResult<Quote, Error, Pick<Quote, 'id' | 'version'>> {
  return useVisitorMutation(SendSalesQuoteDocument, {
    variables: ({ id, version }: Pick<Quote, 'id' | 'version'>) => ({ quoteId: id, version }),
    pick: (data) => data.sendSalesQuote,
    onSuccess: (quote, _quote, _onMutateResult, { client }) => commitQuote(client, quote),
    failed: 'Sending the quote failed',
  });
}

export function useWithdrawQuote(): UseMutationResult<Quote, Error, string> {
  return useVisitorMutation(WithdrawSalesQuoteDocument, {
    variables: (quoteId: string) => ({ quoteId }),
    pick: (data) => data.withdrawSalesQuote,
    onSuccess: (quote, _quoteId, _onMutateResult, { client }) => commitQuote(client, quote),
    failed: 'Withdrawing the quote failed',
  });
}

export function useRemoveQuote(): UseMutationResult<boolean, Error, string> {
  return useVisitorMutation(RemoveSalesQuoteDocument, {
    variables: (quoteId: string) => ({ quoteId }),
    pick: (data) => data.removeSalesQuote,
    failed: 'Removing the quote failed',
  });
}

/** The answer replaces what was known of the quote; the badge is counted again. */
function commitQuote(client: QueryClient, quote: Quote): void {
  client.setQueryData(quoteQuery(quote.id).queryKey, quote);
  void client.invalidateQueries({ queryKey: validQuotesQuery.queryKey });
}
