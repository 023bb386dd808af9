import type { UseMutationResult } from '@tanstack/react-query';
import {
  CancelOrderDocument,
  ReorderDocument,
  WithdrawFromOrderDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type { OrderLineInput, ReorderMutation } from '../../graphql/generated/operations.ts';
import { cartMutationOptions, commitCart } from '../cart/cart-change.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { type Order, orderQuery } from './queries.ts';

const signInAgain = { signInAgain: true } as const;

/** Calls off an order that nothing is shipped of. */
export function useCancelOrder(orderId: string): UseMutationResult<Order, Error, void> {
  return useVisitorMutation(CancelOrderDocument, {
    meta: signInAgain,
    variables: () => ({ orderId }),
    pick: (data) => data.cancelOrder,
    onSuccess: (order, _none, _onMutateResult, { client }) => {
      client.setQueryData(orderQuery(orderId).queryKey, order);
      // What is owed is another now.
      void client.invalidateQueries({ queryKey: visitorKeys.customer });
    },
    failed: 'Calling off the order failed',
    onError: (_error, _none, client) => {
      void client.invalidateQueries({ queryKey: orderQuery(orderId).queryKey });
    },
  });
}

interface WithdrawalDeclaration {
  lines: OrderLineInput[];
  /** Of sealed goods among them. */
  sealsUnbroken: boolean;
}

/** A consumer takes back a purchase, by line. */
export function useWithdrawFromOrder(
  orderId: string,
): UseMutationResult<Order, Error, WithdrawalDeclaration> {
  return useVisitorMutation(WithdrawFromOrderDocument, {
    meta: signInAgain,
    variables: (declaration: WithdrawalDeclaration) => ({ orderId, ...declaration }),
    pick: (data) => data.withdrawFromOrder,
    onSuccess: (order, _declaration, _onMutateResult, { client }) =>
      client.setQueryData(orderQuery(orderId).queryKey, order),
    failed: 'Withdrawing failed',
  });
}

export interface ReorderRequest {
  /** Made once for a press, so that a repeated request adds nothing more. */
  idempotencyKey: string;
  source: { orderId: string } | { invoiceId: string };
  lines: OrderLineInput[];
}

/** Puts lines of an order or an invoice into the cart again. */
export function useReorder(): UseMutationResult<ReorderMutation['reorder'], Error, ReorderRequest> {
  return useVisitorMutation(ReorderDocument, {
    ...cartMutationOptions,
    variables: ({ idempotencyKey, source, lines }: ReorderRequest) => ({
      input: { key: idempotencyKey, ...source, lines },
    }),
    pick: (data) => data.reorder,
    onSuccess: ({ cart }, _request, _onMutateResult, { client }) => commitCart(client, cart),
    failed: 'Ordering again failed',
  });
}
