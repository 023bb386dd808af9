import {
  type QueryClient,
  queryOptions,
  useQuery,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import {
  PlaceRepeatOrderDocument,
  RepeatOrderDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type { PlaceRepeatOrderInput, RepeatOrderQuery } from '../../graphql/generated/operations.ts';
import { checkoutTimeoutMs } from '../io/backend-address.ts';
import { graphql } from '../io/graphql.ts';
import { errorCode } from '../rules/text/error-text.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';
import { refreshAfterOrder, type PlacedOrder } from './mutations.ts';

export type RepeatOrder = NonNullable<RepeatOrderQuery['repeatOrder']>;

/** The last order as it would be now; repeated on mount, as the checkout is. */
const repeatOrderQuery = queryOptions({
  queryKey: visitorKeys.repeatOrder,
  queryFn: async ({ signal }): Promise<RepeatOrder | null> =>
    (await graphql(RepeatOrderDocument, {}, { signal })).repeatOrder,
  refetchOnMount: true,
});

export function useRepeatOrder(): UseQueryResult<RepeatOrder | null> {
  return useQuery(repeatOrderQuery);
}

/** The next press has its own key, and perhaps other sums and cards. */
export function refreshRepeatOrder(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: visitorKeys.repeatOrder });
}

/** Refusals after which the page shows what it would be now: something changed, a card was removed, or the key was used. */
const changedCodes: readonly unknown[] = ['FAILED_PRECONDITION', 'NOT_FOUND', 'BAD_REQUEST'];

/**
 * Places the last order once more. A retry after a lost answer sends the same idempotency key; a refusal fetches what it would be
 * now.
 */
export function usePlaceRepeatOrder(
  onPlaced: (order: PlacedOrder, idempotencyKey: string) => void,
): UseMutationResult<PlacedOrder, Error, PlaceRepeatOrderInput> {
  return useVisitorMutation(PlaceRepeatOrderDocument, {
    meta: { signInAgain: true },
    scope: { id: 'place-order' },
    variables: (input: PlaceRepeatOrderInput) => ({ input }),
    pick: (data) => data.placeRepeatOrder,
    timeout: checkoutTimeoutMs,
    onSuccess: (order, { idempotencyKey }, _onMutateResult, { client }) => {
      if (order.status === 'Completed' || order.status === 'AwaitingApproval') refreshAfterOrder(client);
      void client.invalidateQueries({ queryKey: visitorKeys.repeatOrder, refetchType: 'none' });
      if (order.requestId !== null) void client.invalidateQueries({ queryKey: visitorKeys.orderRequests });
      onPlaced(order, idempotencyKey);
    },
    failed: 'Placing the last order again failed',
    onError: async (error, _input, client) => {
      if (changedCodes.includes(errorCode(error))) await refreshRepeatOrder(client);
    },
  });
}
