import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
import {
  AddLinesToCartDocument,
  ApproveOrderRequestDocument,
  ChangeOrderRequestDocument,
  DeclineOrderRequestDocument,
  WithdrawOrderRequestDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { checkoutTimeoutMs } from '../io/backend-address.ts';
import { cartMutationOptions, commitCart } from '../cart/cart-change.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import type {
  AddLinesToCartMutation,
  ChangeOrderRequestMutationVariables,
} from '../../graphql/generated/operations.ts';
import type { OrderRequest } from './queries.ts';

type AddedLines = AddLinesToCartMutation['addLinesToCart'];

/** Not waited for: what the press said has to be heard before the new state takes its button away. */
function invalidateRequests(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: visitorKeys.orderRequests });
}

/** Approves the sum on the button. Repeated after a lost answer it changes nothing. */
export function useApproveRequest(): UseMutationResult<
  OrderRequest,
  Error,
  { requestId: string; expectedTotal: number }
> {
  return useVisitorMutation(ApproveOrderRequestDocument, {
    pick: (data) => data.approveOrderRequest,
    timeout: checkoutTimeoutMs,
    invalidates: [visitorKeys.customer, visitorKeys.purchases],
    failed: 'Approving failed',
    // Refused or not: the request may be another by now.
    onSettled: (_request, _error, _variables, _onMutateResult, { client }) => invalidateRequests(client),
  });
}

/** Other quantities, before it is approved. */
export function useChangeRequest(): UseMutationResult<
  OrderRequest,
  Error,
  ChangeOrderRequestMutationVariables
> {
  return useVisitorMutation(ChangeOrderRequestDocument, {
    pick: (data) => data.changeOrderRequest,
    failed: 'Changing a request failed',
    onSettled: (_request, _error, _variables, _onMutateResult, { client }) => invalidateRequests(client),
  });
}

export function useDeclineRequest(): UseMutationResult<
  OrderRequest,
  Error,
  { requestId: string; reason: string }
> {
  return useVisitorMutation(DeclineOrderRequestDocument, {
    pick: (data) => data.declineOrderRequest,
    failed: 'Declining failed',
    onSettled: (_request, _error, _variables, _onMutateResult, { client }) => invalidateRequests(client),
  });
}

export function useWithdrawRequest(): UseMutationResult<OrderRequest, Error, string> {
  return useVisitorMutation(WithdrawOrderRequestDocument, {
    variables: (requestId: string) => ({ requestId }),
    pick: (data) => data.withdrawOrderRequest,
    failed: 'Withdrawing failed',
    onSettled: (_request, _error, _variables, _onMutateResult, { client }) => invalidateRequests(client),
  });
}

/** Puts what was asked for into the cart again, as far as it can be had. */
export function useRestoreRequestToCart(): UseMutationResult<
  AddedLines,
  Error,
  { idempotencyKey: string; request: OrderRequest }
> {
  return useVisitorMutation(AddLinesToCartDocument, {
    ...cartMutationOptions,
    variables: ({ idempotencyKey, request }: { idempotencyKey: string; request: OrderRequest }) => ({
      key: idempotencyKey,
      lines: request.items.map(({ productId, askedQuantity }) => ({ productId, quantity: askedQuantity })),
    }),
    pick: (data) => data.addLinesToCart,
    onSuccess: ({ cart }, _variables, _onMutateResult, { client }) => commitCart(client, cart),
    failed: 'Filling the cart failed',
  });
}

/** How many products of the answer could not be put into the cart. */
export function countMissingProducts({ lines }: AddedLines): number {
  return lines.filter(({ problem }) => problem !== null).length;
}
