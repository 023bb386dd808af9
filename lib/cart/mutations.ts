import {
  useMutation,
  type MutationOptions,
  type QueryClient,
  type UseMutationResult,
} from '@tanstack/react-query';
import { track } from '../analytics/track.ts';
import { sendVisitorMutation } from '../visitor/visitor-mutation.ts';
import { addUnits } from './add-units.ts';
import { applyOptimistic, cartMutationOptions, commitCart, countUnsentChange } from './cart-change.ts';
import { announceCart, clearCartProblem, showAddedProduct } from './change-notices.ts';
import { openCartPopover } from './notices.ts';
import { withAdded, withQuantity, type CartableProduct } from './optimistic.ts';
import type { Cart } from './queries.ts';
import { requestUnitsInStock } from './requests.ts';
import { rollbackWithNotice } from './rollback-with-notice.ts';

interface CartChangeInput {
  product: CartableProduct;
  /** Units. */
  quantity: number;
}

const removedMessage = 'Varan var fjarlægð úr körfunni';

const addToCartMutation: MutationOptions<Cart, Error, CartChangeInput> = {
  ...cartMutationOptions,
  mutationFn: ({ product, quantity }, { client }) => addUnits(client, product.id, quantity),
  onMutate: ({ product, quantity }, { client }) => {
    clearCartProblem(product.id);
    applyOptimistic(client, (cart) => withAdded(cart, product, quantity));
    openCartPopover();
  },
  onSuccess: (cart, { product, quantity }, _onMutateResult, { client }) => {
    commitCart(client, cart);
    track({ name: 'added', cart, productId: product.id, quantity });
    announceCart('Vörunni var bætt í körfuna');
  },
  onError: (error, { product }, _onMutateResult, { client }) =>
    rollbackWithNotice(client, product.id, 'Adding to the cart failed', error),
};

const updateCartMutation: MutationOptions<Cart, Error, CartChangeInput> = {
  ...cartMutationOptions,
  mutationFn: ({ product, quantity }, { client }) => requestUnitsInStock(client, product.id, quantity),
  onMutate: ({ product, quantity }, { client }) => applyOptimisticUnits(client, { product, quantity }),
  onSuccess: (cart, { quantity }, _onMutateResult, { client }) => {
    commitCart(client, cart);
    announceCart(quantity === 0 ? removedMessage : 'Karfan var uppfærð');
  },
  onError: (error, { product }, _onMutateResult, { client }) =>
    rollbackWithNotice(client, product.id, 'Updating the cart failed', error),
};

/** Adds units on top of what the line holds; the popover opens. Failure is logged, shown and passed on. */
export function addToCart(client: QueryClient, change: CartChangeInput): Promise<Cart> {
  return sendVisitorMutation(client, addToCartMutation, change);
}

/**
 * Sets the units of a product: adds it where it is not in the cart, removes it at 0. Failure is logged and shown. No hook: a
 * page full of cards must not hold a mutation observer for each of them.
 */
export function updateCart(client: QueryClient, change: CartChangeInput): Promise<Cart> {
  return sendVisitorMutation(client, updateCartMutation, change);
}

/** Shows units that were chosen, in this frame and before any request. @param isFirst of a burst, which `sendChosenUnits` ends */
export function chooseUnits(client: QueryClient, change: CartChangeInput, isFirst: boolean): void {
  applyOptimisticUnits(client, change);
  if (isFirst) countUnsentChange(client, 1);
}

/** Sends what a burst of choices came to. @param isNew the product was not in the cart before it */
export function sendChosenUnits(client: QueryClient, change: CartChangeInput, isNew: boolean): Promise<Cart> {
  if (isNew && change.quantity > 0) showAddedProduct(change.product.name);
  countUnsentChange(client, -1);
  return updateCart(client, change);
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

function applyOptimisticUnits(client: QueryClient, { product, quantity }: CartChangeInput): void {
  clearCartProblem(product.id);
  applyOptimistic(client, (cart) =>
    cart.items.some((line) => line.product.id === product.id)
      ? withQuantity(cart, product.id, quantity)
      : withAdded(cart, product, quantity),
  );
}
