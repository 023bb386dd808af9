import type { UseMutationResult } from '@tanstack/react-query';
import { AddNamedCartToCartDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { AddNamedCartToCartMutationVariables } from '../../graphql/generated/operations.ts';
import { track } from '../analytics/track.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';
import type { AddedLines } from './add-lines-mutation.ts';
import { cartMutationOptions, commitCart } from './cart-change.ts';
import { announceCart } from './change-notices.ts';

/** Adds a kept cart to the own one; a retry after a lost answer adds nothing twice. */
export function useAddNamedCart(): UseMutationResult<AddedLines, Error, AddNamedCartToCartMutationVariables> {
  return useVisitorMutation(AddNamedCartToCartDocument, {
    ...cartMutationOptions,
    pick: (data) => data.addNamedCartToCart,
    onSuccess: ({ cart, lines }, _variables, _onMutateResult, { client }) => {
      commitCart(client, cart);
      for (const { productId, added } of lines)
        if (added > 0) track({ name: 'added', cart, productId, quantity: added });
      announceCart('Karfan var uppfærð');
      return client.invalidateQueries({ queryKey: visitorKeys.lists });
    },
    failed: 'Adding a kept cart failed',
  });
}
