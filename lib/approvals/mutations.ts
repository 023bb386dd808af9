import { useMutation, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import {
  AddLinesToCartDocument,
  ApproveOrderRequestDocument,
  DeclineOrderRequestDocument,
  WithdrawOrderRequestDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { checkoutTimeoutMs } from '../io/backend-address.ts';
import { cartChange, confirm } from '../cart/cart-change.ts';
import { contextHeaders } from '../visitor/context-version.ts';
import { graphql } from '../io/graphql.ts';
import { logFailure } from '../io/log.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import type { OrderRequest } from './queries.ts';

/** Not waited for: what the press said has to be heard before the new state takes its button away. */
function changed(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: visitorKeys.orderRequests });
}

/** Says yes to the sum that is on the button. Pressed again after a lost answer it changes nothing. */
export function useApprove(): UseMutationResult<
  OrderRequest,
  Error,
  { requestId: string; expectedTotal: number }
> {
  return useMutation({
    mutationFn: async (variables, { client }) => {
      const options = { headers: contextHeaders(client), timeout: checkoutTimeoutMs };
      return (await graphql(ApproveOrderRequestDocument, variables, options)).approveOrderRequest;
    },
    onSuccess: (_request, _variables, _shown, { client }) => {
      for (const queryKey of [visitorKeys.customer, visitorKeys.purchases])
        void client.invalidateQueries({ queryKey });
    },
    onError: (error) => logFailure('Approving failed', error),
    // Refused or not: the request may be another by now.
    onSettled: (_request, _error, _variables, _shown, { client }) => changed(client),
  });
}

export function useDecline(): UseMutationResult<OrderRequest, Error, { requestId: string; reason: string }> {
  return useMutation({
    mutationFn: async (variables, { client }) =>
      (await graphql(DeclineOrderRequestDocument, variables, { headers: contextHeaders(client) }))
        .declineOrderRequest,
    onError: (error) => logFailure('Declining failed', error),
    onSettled: (_request, _error, _variables, _shown, { client }) => changed(client),
  });
}

export function useWithdrawRequest(): UseMutationResult<OrderRequest, Error, string> {
  return useMutation({
    mutationFn: async (requestId, { client }) =>
      (await graphql(WithdrawOrderRequestDocument, { requestId }, { headers: contextHeaders(client) }))
        .withdrawOrderRequest,
    onError: (error) => logFailure('Withdrawing failed', error),
    onSettled: (_request, _error, _variables, _shown, { client }) => changed(client),
  });
}

/** Puts what was asked for into the cart again, as far as it can be had; answers how many products did not come. */
export function useRestore(): UseMutationResult<number, Error, { key: string; request: OrderRequest }> {
  return useMutation({
    ...cartChange,
    mutationFn: async ({ key, request }, { client }) => {
      const lines = request.items.map(({ productId, askedQuantity }) => ({
        productId,
        quantity: askedQuantity,
      }));
      const options = { headers: contextHeaders(client) };
      const { addLinesToCart } = await graphql(AddLinesToCartDocument, { key, lines }, options);
      confirm(client, addLinesToCart.cart);
      return addLinesToCart.lines.filter(({ problem }) => problem !== null).length;
    },
    onError: (error) => logFailure('Filling the cart failed', error),
  });
}
