import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import {
  CancelOrderDocument,
  ReorderDocument,
  WithdrawFromOrderDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type { OrderLineInput, ReorderMutation } from '../../graphql/generated/operations.ts';
import { cartChange, confirm } from '../cart/cart-change.ts';
import { contextHeaders } from '../visitor/context-version.ts';
import { graphql } from '../io/graphql.ts';
import { logFailure } from '../io/log.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { type Order, orderQuery } from './queries.ts';

const signInAgain = { signInAgain: true } as const;

/** Calls off an order that nothing is shipped of. */
export function useCancelOrder(orderId: string): UseMutationResult<Order, Error, void> {
  return useMutation({
    meta: signInAgain,
    mutationFn: async (_none, { client }) =>
      (await graphql(CancelOrderDocument, { orderId }, { headers: contextHeaders(client) })).cancelOrder,
    onSuccess: (order, _none, _shown, { client }) => {
      client.setQueryData(orderQuery(orderId).queryKey, order);
      // What is owed is another now.
      void client.invalidateQueries({ queryKey: visitorKeys.customer });
    },
    onError: (error, _none, _shown, { client }) => {
      logFailure('Calling off the order failed', error);
      void client.invalidateQueries({ queryKey: orderQuery(orderId).queryKey });
    },
  });
}

export interface Declared {
  lines: OrderLineInput[];
  /** Of sealed goods among them. */
  sealsUnbroken: boolean;
}

/** A consumer takes back a purchase, by line. */
export function useWithdraw(orderId: string): UseMutationResult<Order, Error, Declared> {
  return useMutation({
    meta: signInAgain,
    mutationFn: async (declared, { client }) => {
      const options = { headers: contextHeaders(client) };
      return (await graphql(WithdrawFromOrderDocument, { orderId, ...declared }, options)).withdrawFromOrder;
    },
    onSuccess: (order, _declared, _shown, { client }) =>
      client.setQueryData(orderQuery(orderId).queryKey, order),
    onError: (error) => logFailure('Withdrawing failed', error),
  });
}

export interface WantedAgain {
  /** Made once for a press, so that a repeated request adds nothing more. */
  key: string;
  source: { orderId: string } | { invoiceId: string };
  lines: OrderLineInput[];
}

/** Puts lines of an order or an invoice into the cart again. */
export function useReorder(): UseMutationResult<ReorderMutation['reorder'], Error, WantedAgain> {
  return useMutation({
    ...cartChange,
    mutationFn: async ({ key, source, lines }, { client }) =>
      (
        await graphql(
          ReorderDocument,
          { input: { key, ...source, lines } },
          { headers: contextHeaders(client) },
        )
      ).reorder,
    onSuccess: ({ cart }, _wanted, _shown, { client }) => confirm(client, cart),
    onError: (error) => logFailure('Ordering again failed', error),
  });
}
