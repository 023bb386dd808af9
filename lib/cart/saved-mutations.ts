import { useMutation, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import {
  AcceptCartPricesDocument,
  MoveToCartDocument,
  RemoveSavedItemDocument,
  SaveForLaterDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { cartChange, confirm, showAtOnce } from './cart-change.ts';
import { contextHeaders } from '../visitor/context-version.ts';
import { graphql } from '../io/graphql.ts';
import { logFailure } from '../io/log.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { announceCart } from './news.ts';
import { withQuantity } from './optimistic.ts';
import type { Cart, CartLine } from './queries.ts';
import type { SavedItem } from './saved-queries.ts';
import { undo } from './undo.ts';

interface SavedChange {
  cart: Cart;
  savedItems: SavedItem[];
}

function take(client: QueryClient, { cart, savedItems }: SavedChange): void {
  confirm(client, cart);
  client.setQueryData(visitorKeys.savedItems, savedItems);
}

/** Lays a line of the cart aside; it leaves the cart in this frame. */
export function useSaveForLater(): UseMutationResult<SavedChange, Error, CartLine> {
  return useMutation({
    ...cartChange,
    mutationFn: async ({ id }, { client }) =>
      (await graphql(SaveForLaterDocument, { cartItemId: id }, { headers: contextHeaders(client) }))
        .saveForLater,
    onMutate: ({ product }, { client }) => showAtOnce(client, (cart) => withQuantity(cart, product.id, 0)),
    onSuccess: (answer, _line, _shown, { client }) => {
      take(client, answer);
      announceCart('Varan var geymd til síðar');
    },
    onError: (error, { product }, _shown, { client }) =>
      undo(client, product.id, 'Laying a line aside failed', error),
  });
}

/** Puts what was laid aside back into the cart. Why it cannot be is the error's text. */
export function useMoveToCart(): UseMutationResult<SavedChange, Error, string> {
  return useMutation({
    ...cartChange,
    mutationFn: async (savedItemId, { client }) =>
      (await graphql(MoveToCartDocument, { savedItemId }, { headers: contextHeaders(client) })).moveToCart,
    onSuccess: (answer, _id, _shown, { client }) => {
      take(client, answer);
      announceCart('Vörunni var bætt í körfuna');
    },
    onError: (error) => logFailure('Putting goods back into the cart failed', error),
  });
}

export function useRemoveSaved(): UseMutationResult<SavedChange, Error, string> {
  return useMutation({
    ...cartChange,
    mutationFn: async (savedItemId, { client }) =>
      (await graphql(RemoveSavedItemDocument, { savedItemId }, { headers: contextHeaders(client) }))
        .removeSavedItem,
    onSuccess: (answer, _id, _shown, { client }) => take(client, answer),
    onError: (error) => logFailure('Removing goods that were laid aside failed', error),
  });
}

/** The visitor has read that prices changed. */
export function useAcceptPrices(): UseMutationResult<Cart, Error, void> {
  return useMutation({
    ...cartChange,
    mutationFn: async (_nothing, { client }) =>
      (await graphql(AcceptCartPricesDocument, {}, { headers: contextHeaders(client) })).acceptCartPrices,
    onSuccess: (cart, _nothing, _shown, { client }) => confirm(client, cart),
    onError: (error) => logFailure('Accepting prices failed', error),
  });
}
