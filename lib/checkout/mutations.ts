import { useMutation, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import {
  AddCustomerPaymentMethodDocument,
  CancelPaymentDocument,
  ExpressCheckoutDocument,
  RemoveCustomerPaymentMethodDocument,
  SetCheckoutOptionsDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type {
  CheckoutOptionsInput,
  ExpressCheckoutMutation,
  ExpressCheckoutMutationVariables,
} from '../../graphql/generated/operations.ts';
import { checkoutTimeoutMs } from '../io/backend-address.ts';
import { contextHeaders } from '../visitor/context-version.ts';
import { graphql } from '../io/graphql.ts';
import { logFailure } from '../io/log.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { errorCode } from '../rules/text/error-text.ts';
import { paymentMethodsQuery, type Checkout, type PaymentMethod } from './queries.ts';

export type PlacedOrder = ExpressCheckoutMutation['expressCheckout'];

/** Stores what a step filled in; the answer replaces the cached checkout. */
export function useSetCheckoutOptions(): UseMutationResult<Checkout, Error, CheckoutOptionsInput> {
  return useMutation({
    mutationFn: async (options, { client }) =>
      (await graphql(SetCheckoutOptionsDocument, { options }, { headers: contextHeaders(client) }))
        .setCheckoutOptions,
    onSuccess: (checkout, _options, _shown, { client }) =>
      client.setQueryData(visitorKeys.checkout, checkout),
    onError: (error) => logFailure('Storing the checkout failed', error),
  });
}

/**
 * Places the order. Pressing again after a lost answer sends the same idempotency key, and the backend then answers
 * what it answered first; only a refusal because something changed fetches new sums and a new key.
 * @param follow where the answer leads, also when the page that asked is not shown any more
 */
export function usePlaceOrder(
  follow: (order: PlacedOrder, idempotencyKey: string) => void,
): UseMutationResult<PlacedOrder, Error, ExpressCheckoutMutationVariables> {
  return useMutation({
    mutationKey: ['place-order'],
    scope: { id: 'place-order' },
    mutationFn: async (variables, { client }) => {
      const options = { headers: contextHeaders(client), timeout: checkoutTimeoutMs };
      return (await graphql(ExpressCheckoutDocument, variables, options)).expressCheckout;
    },
    onSuccess: (order, { input }, _shown, { client }) => {
      if (order.status === 'Completed' || order.status === 'AwaitingApproval') forgetBasket(client);
      if (order.requestId !== null) void client.invalidateQueries({ queryKey: visitorKeys.orderRequests });
      follow(order, input.idempotencyKey);
    },
    onError: async (error, _variables, _shown, { client }) => {
      logFailure('Placing the order failed', error);
      if (errorCode(error) !== 'FAILED_PRECONDITION') return;
      await Promise.all(
        [visitorKeys.checkout, visitorKeys.cart, visitorKeys.deliveryOptions].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}

/** Gives up a payment that waits for the bank; the answer is the checkout with a new key. */
export function useCancelPayment(): UseMutationResult<Checkout, Error, string> {
  return useMutation({
    mutationFn: async (idempotencyKey, { client }) =>
      (await graphql(CancelPaymentDocument, { idempotencyKey }, { headers: contextHeaders(client) }))
        .cancelPayment,
    onSuccess: (checkout, _key, _shown, { client }) => client.setQueryData(visitorKeys.checkout, checkout),
    onError: (error) => logFailure('Giving up the payment failed', error),
  });
}

/** Keeps the card behind a token of the acquirer's fields; the same card twice is one. */
export function useAddCard(): UseMutationResult<PaymentMethod, Error, string> {
  return useMutation({
    mutationFn: async (cardToken, { client }) => {
      const options = { headers: contextHeaders(client), timeout: checkoutTimeoutMs };
      return (await graphql(AddCustomerPaymentMethodDocument, { input: { cardToken } }, options))
        .addCustomerPaymentMethod;
    },
    onSuccess: (card, _token, _shown, { client }) =>
      client.setQueryData(paymentMethodsQuery.queryKey, (methods) => [
        ...(methods ?? []).filter(({ id }) => id !== card.id),
        card,
      ]),
    onError: (error) => logFailure('Keeping the card failed', error),
  });
}

/** Forgets a saved card. */
export function useRemoveCard(): UseMutationResult<boolean, Error, string> {
  return useMutation({
    mutationFn: async (paymentMethodId, { client }) => {
      const options = { headers: contextHeaders(client) };
      return (await graphql(RemoveCustomerPaymentMethodDocument, { paymentMethodId }, options))
        .removeCustomerPaymentMethod;
    },
    onSuccess: (_removed, cardId, _shown, { client }) =>
      client.setQueryData(paymentMethodsQuery.queryKey, (methods) =>
        methods?.filter(({ id }) => id !== cardId),
      ),
    onError: (error) => logFailure('Removing the card failed', error),
  });
}

/** The next attempt has a key of its own, and perhaps other sums. */
export function refreshCheckout(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: visitorKeys.checkout });
}

/** An order empties the cart, and raises what is owed; a card may have been kept. */
export function forgetBasket(client: QueryClient): void {
  // The page that shows the order is on its way: what is on screen now must not change under the buyer's eyes.
  for (const queryKey of [visitorKeys.checkout, visitorKeys.deliveryOptions])
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
  for (const queryKey of [visitorKeys.cart, visitorKeys.customer, visitorKeys.purchases])
    void client.invalidateQueries({ queryKey });
}
