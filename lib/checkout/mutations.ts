import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
import {
  AddCustomerPaymentMethodDocument,
  CancelInvoicePaymentDocument,
  CancelPaymentDocument,
  ExpressCheckoutDocument,
  PayInvoicesDocument,
  RemoveCustomerPaymentMethodDocument,
  SetCheckoutOptionsDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type {
  CheckoutOptionsInput,
  ExpressCheckoutMutation,
  ExpressCheckoutMutationVariables,
  PayInvoicesMutationVariables,
} from '../../graphql/generated/operations.ts';
import { checkoutTimeoutMs } from '../io/backend-address.ts';
import { forgetShownTexts } from '../visitor/typed-texts.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { errorCode } from '../rules/text/error-text.ts';
import {
  paymentMethodsQuery,
  type Checkout,
  type InvoicePaymentResult,
  type PaymentMethod,
} from './queries.ts';

export type PlacedOrder = ExpressCheckoutMutation['expressCheckout'];

/** Stores the values of a step; the answer replaces the cached checkout. */
export function useSetCheckoutOptions(): UseMutationResult<Checkout, Error, CheckoutOptionsInput> {
  return useVisitorMutation(SetCheckoutOptionsDocument, {
    variables: (options: CheckoutOptionsInput) => ({ options }),
    // In the order of the presses: the last answer is the one that stays.
    scope: { id: 'checkout-options' },
    pick: (data) => data.setCheckoutOptions,
    onSuccess: (checkout, _options, _onMutateResult, { client }) => {
      client.setQueryData(visitorKeys.checkout, checkout);
      // Goods come by the way and to the place that are chosen here.
      void client.invalidateQueries({ queryKey: visitorKeys.deliveryDates });
    },
    failed: 'Storing the checkout failed',
  });
}

/**
 * Places the order. A retry after a lost answer sends the same idempotency key and gets the first answer again; only a refusal
 * because something changed fetches new sums and a new key. @param onPlaced called with the answer, even when the page has
 * been left
 */
export function usePlaceOrder(
  onPlaced: (order: PlacedOrder, idempotencyKey: string) => void,
): UseMutationResult<PlacedOrder, Error, ExpressCheckoutMutationVariables> {
  return useVisitorMutation(ExpressCheckoutDocument, {
    mutationKey: ['place-order'],
    scope: { id: 'place-order' },
    pick: (data) => data.expressCheckout,
    timeout: checkoutTimeoutMs,
    onSuccess: (order, { input }, _onMutateResult, { client }) => {
      if (order.status === 'Completed' || order.status === 'AwaitingApproval') refreshAfterOrder(client);
      if (order.requestId !== null) void client.invalidateQueries({ queryKey: visitorKeys.orderRequests });
      onPlaced(order, input.idempotencyKey);
    },
    failed: 'Placing the order failed',
    onError: async (error, _variables, client) => {
      if (errorCode(error) !== 'FAILED_PRECONDITION') return;
      await Promise.all(
        [visitorKeys.checkout, visitorKeys.cart, visitorKeys.deliveryOptions].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}

/** Abandons a payment that waits for the bank; the answer is the checkout with a new key. */
export function useCancelPayment(): UseMutationResult<Checkout, Error, string> {
  return useVisitorMutation(CancelPaymentDocument, {
    variables: (idempotencyKey: string) => ({ idempotencyKey }),
    pick: (data) => data.cancelPayment,
    onSuccess: (checkout, _key, _onMutateResult, { client }) =>
      client.setQueryData(visitorKeys.checkout, checkout),
    failed: 'Giving up the payment failed',
  });
}

/** Pays invoices; a retry after a lost answer sends the same idempotency key and gets the first answer again. */
export function usePayInvoices(): UseMutationResult<
  InvoicePaymentResult,
  Error,
  PayInvoicesMutationVariables
> {
  return useVisitorMutation(PayInvoicesDocument, {
    scope: { id: 'pay-invoices' },
    pick: (data) => data.payInvoices,
    timeout: checkoutTimeoutMs,
    invalidates: [visitorKeys.customer],
    failed: 'Paying invoices failed',
  });
}

/** Abandons a payment of invoices that waits for the bank. */
export function useCancelInvoicePayment(): UseMutationResult<boolean, Error, string> {
  return useVisitorMutation(CancelInvoicePaymentDocument, {
    variables: (idempotencyKey: string) => ({ idempotencyKey }),
    pick: (data) => data.cancelInvoicePayment,
    failed: 'Giving up the payment of invoices failed',
  });
}

/** Saves the card of a token from the acquirer's fields; saving it twice keeps one. */
export function useAddCard(): UseMutationResult<PaymentMethod, Error, string> {
  return useVisitorMutation(AddCustomerPaymentMethodDocument, {
    variables: (cardToken: string) => ({ input: { cardToken } }),
    pick: (data) => data.addCustomerPaymentMethod,
    timeout: checkoutTimeoutMs,
    onSuccess: (card, _token, _onMutateResult, { client }) =>
      client.setQueryData(paymentMethodsQuery.queryKey, (methods) => [
        ...(methods ?? []).filter(({ id }) => id !== card.id),
        card,
      ]),
    failed: 'Keeping the card failed',
  });
}

/** Deletes a saved card. */
export function useRemoveCard(): UseMutationResult<boolean, Error, string> {
  return useVisitorMutation(RemoveCustomerPaymentMethodDocument, {
    variables: (paymentMethodId: string) => ({ paymentMethodId }),
    pick: (data) => data.removeCustomerPaymentMethod,
    onSuccess: (_removed, cardId, _onMutateResult, { client }) =>
      client.setQueryData(paymentMethodsQuery.queryKey, (methods) =>
        methods?.filter(({ id }) => id !== cardId),
      ),
    failed: 'Removing the card failed',
  });
}

/** The next attempt has its own key, and perhaps other sums. */
export function refreshCheckout(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: visitorKeys.checkout });
}

/** An order empties the cart and raises the balance; a card may have been saved. */
export function refreshAfterOrder(client: QueryClient): void {
  forgetShownTexts();
  // Navigation to the order is in progress: the current screen must not change before.
  for (const queryKey of [visitorKeys.checkout, visitorKeys.deliveryOptions])
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
  for (const queryKey of [visitorKeys.cart, visitorKeys.customer, visitorKeys.purchases])
    void client.invalidateQueries({ queryKey });
}
