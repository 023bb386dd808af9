import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import {
  GetCheckoutDocument,
  GetDeliveryOptionsDocument,
  InvoicePaymentStatusDocument,
  PaymentMethodsDocument,
  PaymentStatusDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type {
  CheckoutPartsFragment,
  DeliveryPartsFragment,
  ExpressCheckoutPartsFragment,
  InvoicePaymentResultPartsFragment,
  InvoicesToPayQuery,
  PaymentMethodPartsFragment,
  ViewOrderQuery,
} from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { errorCode } from '../rules/text/error-text.ts';

export type Checkout = CheckoutPartsFragment;
export type DeliveryMethod = DeliveryPartsFragment;
export type PaymentMethod = PaymentMethodPartsFragment;
export type InvoicesToPay = InvoicesToPayQuery['invoicesToPay'];
export type InvoicePaymentResult = InvoicePaymentResultPartsFragment;
type PaymentStatus = ExpressCheckoutPartsFragment;
export type Order = NonNullable<ViewOrderQuery['order']>;

/*
 * Unlike other reads these are repeated on mount once they are stale: a change of the cart marks them so, and the buyer must
 * see the server's sums when paying.
 */

/** The customer's checkout; UNAUTHENTICATED for a guest. */
const checkoutQuery = queryOptions({
  queryKey: visitorKeys.checkout,
  queryFn: async ({ signal }): Promise<Checkout> =>
    (await graphql(GetCheckoutDocument, {}, { signal })).checkout,
  refetchOnMount: true,
});

/** Delivery methods with their price for the current cart. */
const deliveryOptionsQuery = queryOptions({
  queryKey: visitorKeys.deliveryOptions,
  queryFn: async ({ signal }): Promise<DeliveryMethod[]> =>
    (await graphql(GetDeliveryOptionsDocument, {}, { signal })).deliveryOptions,
  refetchOnMount: true,
});

/** The customer's account and saved cards. */
export const paymentMethodsQuery = queryOptions({
  queryKey: visitorKeys.paymentMethods,
  queryFn: async ({ signal }): Promise<PaymentMethod[]> =>
    (await graphql(PaymentMethodsDocument, {}, { signal })).authenticatedCustomer?.paymentMethods ?? [],
  refetchOnMount: true,
});

/** Polling interval for a payment that is not settled (ms). */
const pollIntervalMs = 3_000;

/** Polled until it is known; a refusal is the error, and ends the polling. */
const polling = {
  refetchInterval: ({ state }: { state: { data: { status: string } | undefined; error: Error | null } }) =>
    state.data?.status === 'Completed' || isRefusal(state.error) ? (false as const) : pollIntervalMs,
  refetchIntervalInBackground: true,
  retry: false,
  staleTime: 0,
  refetchOnMount: 'always' as const,
};

/** The outcome of an attempt. */
export const paymentStatusQuery = (idempotencyKey: string) =>
  queryOptions({
    ...polling,
    queryKey: [...visitorKeys.paymentStatus, idempotencyKey],
    queryFn: async ({ signal }): Promise<PaymentStatus> =>
      (await graphql(PaymentStatusDocument, { idempotencyKey }, { signal })).paymentStatus,
  });

/** The outcome of an attempt to pay invoices. */
export const invoicePaymentStatusQuery = (idempotencyKey: string) =>
  queryOptions({
    ...polling,
    queryKey: [...visitorKeys.invoicePaymentStatus, idempotencyKey],
    queryFn: async ({ signal }): Promise<InvoicePaymentResult> =>
      (await graphql(InvoicePaymentStatusDocument, { idempotencyKey }, { signal })).invoicePaymentStatus,
  });

/** The payment failed, as opposed to: its state could not be read. */
export function isRefusal(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'FAILED_PRECONDITION' || code === 'NOT_FOUND';
}

export function useCheckout(): UseQueryResult<Checkout> {
  return useQuery(checkoutQuery);
}

export function useDeliveryOptions(): UseQueryResult<DeliveryMethod[]> {
  return useQuery(deliveryOptionsQuery);
}
