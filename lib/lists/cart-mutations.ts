import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
import { HandOverCartDocument, SaveCartDocument } from '../../graphql/generated/documents-on-demand.ts';
import type {
  HandOverCartMutation,
  HandOverCartMutationVariables,
  SaveCartMutation,
  SaveCartMutationVariables,
} from '../../graphql/generated/operations.ts';
import { cartMutationOptions } from '../cart/cart-change.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';

/** The own cart may be empty now; it counts as done once both are read again. */
const readAgain = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [visitorKeys.lists, visitorKeys.cart, visitorKeys.checkout].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

/** Keeps the cart, or copies a kept one; it waits for what is changed in the cart. */
export function useSaveCart(): UseMutationResult<
  SaveCartMutation['saveCart'],
  Error,
  SaveCartMutationVariables
> {
  return useVisitorMutation(SaveCartDocument, {
    ...cartMutationOptions,
    pick: (data) => data.saveCart,
    onSuccess: (_data, _variables, _onMutateResult, { client }) => readAgain(client),
    failed: 'Keeping a cart failed',
  });
}

/** Hands the cart, or a copy of a kept one, to somebody else. */
export function useHandOverCart(): UseMutationResult<
  HandOverCartMutation['handOverCart'],
  Error,
  HandOverCartMutationVariables
> {
  return useVisitorMutation(HandOverCartDocument, {
    ...cartMutationOptions,
    pick: (data) => data.handOverCart,
    onSuccess: (_data, _variables, _onMutateResult, { client }) => readAgain(client),
    failed: 'Handing a cart over failed',
  });
}
