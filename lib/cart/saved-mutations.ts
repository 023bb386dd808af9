import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
import {
  AcceptCartPricesDocument,
  MoveToCartDocument,
  RemoveSavedItemDocument,
  SaveForLaterDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { cartMutationOptions, commitCart, applyOptimistic } from './cart-change.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { announceCart } from './change-notices.ts';
import { withQuantity } from './optimistic.ts';
import type { Cart, CartLine } from './queries.ts';
import type { SavedItem } from './saved-queries.ts';
import { rollbackWithNotice } from './rollback-with-notice.ts';

interface SavedItemsAnswer {
  cart: Cart;
  savedItems: SavedItem[];
}

function applyAnswer(client: QueryClient, { cart, savedItems }: SavedItemsAnswer): void {
  commitCart(client, cart);
  client.setQueryData(visitorKeys.savedItems, savedItems);
}

/** Saves a line of the cart for later; it leaves the cart optimistically. */
export function useSaveForLater(): UseMutationResult<SavedItemsAnswer, Error, CartLine> {
  return useVisitorMutation(SaveForLaterDocument, {
    ...cartMutationOptions,
    variables: ({ id }: CartLine) => ({ cartItemId: id }),
    pick: (data) => data.saveForLater,
    onMutate: ({ product }, { client }) =>
      applyOptimistic(client, (cart) => withQuantity(cart, product.id, 0)),
    onSuccess: (answer, _line, _onMutateResult, { client }) => {
      applyAnswer(client, answer);
      announceCart('Varan var geymd til síðar');
    },
    onError: (error, { product }, client) =>
      rollbackWithNotice(client, product.id, 'Laying a line aside failed', error),
  });
}

/** Puts a line saved for later back into the cart. Why it cannot be is the error's text. */
export function useMoveToCart(): UseMutationResult<SavedItemsAnswer, Error, string> {
  return useVisitorMutation(MoveToCartDocument, {
    ...cartMutationOptions,
    variables: (savedItemId: string) => ({ savedItemId }),
    pick: (data) => data.moveToCart,
    onSuccess: (answer, _id, _onMutateResult, { client }) => {
      applyAnswer(client, answer);
      announceCart('Vörunni var bætt í körfuna');
    },
    failed: 'Putting goods back into the cart failed',
  });
}

export function useRemoveSaved(): UseMutationResult<SavedItemsAnswer, Error, string> {
  return useVisitorMutation(RemoveSavedItemDocument, {
    ...cartMutationOptions,
    variables: (savedItemId: string) => ({ savedItemId }),
    pick: (data) => data.removeSavedItem,
    onSuccess: (answer, _id, _onMutateResult, { client }) => applyAnswer(client, answer),
    failed: 'Removing saved goods failed',
  });
}

/** The visitor has read that prices changed. */
export function useAcceptPrices(): UseMutationResult<Cart, Error, void> {
  return useVisitorMutation(AcceptCartPricesDocument, {
    ...cartMutationOptions,
    variables: () => ({}),
    pick: (data) => data.acceptCartPrices,
    onSuccess: (cart, _nothing, _onMutateResult, { client }) => commitCart(client, cart),
    failed: 'Accepting prices failed',
  });
}
