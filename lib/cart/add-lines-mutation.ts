import type { UseMutationResult } from '@tanstack/react-query';
import { AddLinesToCartDocument } from '../../graphql/generated/documents-on-demand.ts';
import type {
  AddLinesToCartMutation,
  AddLinesToCartMutationVariables,
} from '../../graphql/generated/operations.ts';
import { cartMutationOptions, commitCart } from './cart-change.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';
import { track } from '../analytics/track.ts';
import { announceCart } from './change-notices.ts';

/** The outcome of each line that was sent. */
export type AddedLines = AddLinesToCartMutation['addLinesToCart'];

/**
 * Adds several products with one request. Nothing is shown ahead of the answer, which alone says what was added; sending the
 * same key
 * and lines again after a lost answer adds nothing twice.
 */
export function useAddLines(): UseMutationResult<AddedLines, Error, AddLinesToCartMutationVariables> {
  return useVisitorMutation(AddLinesToCartDocument, {
    ...cartMutationOptions,
    pick: (data) => data.addLinesToCart,
    onSuccess: ({ cart, lines }, _variables, _onMutateResult, { client }) => {
      commitCart(client, cart);
      for (const { productId, added } of lines)
        if (added > 0) track({ name: 'added', cart, productId, quantity: added });
      announceCart('Karfan var uppfærð');
    },
    failed: 'Adding several lines failed',
  });
}
