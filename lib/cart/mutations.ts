import {
  useMutation,
  type MutationOptions,
  type QueryClient,
  type UseMutationResult,
} from '@tanstack/react-query';
import { sendVisitorMutation } from '../visitor/visitor-mutation.ts';
import { cartMutationOptions, commitCart, applyOptimistic } from './cart-change.ts';
import type { CartChangeInput } from './add-mutation.ts';
import { announceCart, clearCartProblem } from './notices.ts';
import { withAdded, withQuantity, type CartableProduct } from './optimistic.ts';
import type { Cart } from './queries.ts';
import { requestUnitsInStock } from './requests.ts';
import { rollbackWithNotice } from './rollback-with-notice.ts';

const removedMessage = 'Varan var fjarlægð úr körfunni';

const updateCartMutation: MutationOptions<Cart, Error, CartChangeInput> = {
  ...cartMutationOptions,
  mutationFn: ({ product, quantity }, { client }) => requestUnitsInStock(client, product.id, quantity),
  onMutate: ({ product, quantity }, { client }) => applyOptimisticUnits(client, product, quantity),
  onSuccess: (cart, { quantity }, _onMutateResult, { client }) => {
    commitCart(client, cart);
    announceCart(quantity === 0 ? removedMessage : 'Karfan var uppfærð');
  },
  onError: (error, { product }, _onMutateResult, { client }) =>
    rollbackWithNotice(client, product.id, 'Updating the cart failed', error),
};

/**
 * Sets the units of a product: adds it where it is not in the cart, removes it at 0. Failure is logged and shown. No hook: a
 * page full of cards must not hold a mutation observer for each of them.
 */
export function updateCart(client: QueryClient, change: CartChangeInput): Promise<Cart> {
  return sendVisitorMutation(client, updateCartMutation, change);
}

/** Takes a product's line away. Failure is logged and shown. */
export function useRemoveFromCart(): UseMutationResult<Cart, Error, { productId: string }> {
  return useMutation({
    ...cartMutationOptions,
    mutationFn: ({ productId }, { client }) => requestUnitsInStock(client, productId, 0),
    onMutate: ({ productId }, { client }) =>
      applyOptimistic(client, (cart) => withQuantity(cart, productId, 0)),
    onSuccess: (cart, _variables, _onMutateResult, { client }) => {
      commitCart(client, cart);
      announceCart(removedMessage);
    },
    onError: (error, { productId }, _onMutateResult, { client }) =>
      rollbackWithNotice(client, productId, 'Removing from the cart failed', error),
  });
}

/** The cart with this many units of the product, in this frame and before any request. */
export function applyOptimisticUnits(client: QueryClient, product: CartableProduct, quantity: number): void {
  clearCartProblem(product.id);
  applyOptimistic(client, (cart) =>
    cart.items.some((line) => line.product.id === product.id)
      ? withQuantity(cart, product.id, quantity)
      : withAdded(cart, product, quantity),
  );
}
