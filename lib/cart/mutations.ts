import { useMutation, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import { logFailure } from '../io/log.ts';
import { tellEvent } from '../io/shop-events.ts';
import { errorCode, errorText } from '../rules/error-text.ts';
import { cartChange, confirm, revert, showAtOnce } from './change.ts';
import { announceCart, clearProblem, openCartPopover, reportProblem } from './news.ts';
import { withAdded, withQuantity, type CartableProduct } from './optimistic.ts';
import type { Cart } from './queries.ts';
import { addUnits, setUnits } from './requests.ts';

interface ProductQuantity {
  product: CartableProduct;
  /** Units. */
  quantity: number;
}

const updateFailed = 'Ekki tókst að uppfæra körfuna. Vinsamlegast reynið aftur.';
const removed = 'Varan var fjarlægð úr körfunni';

/** Adds units on top of what the line holds; the popover opens. Failure is logged and goes on to the caller. */
export function useAddToCart(): UseMutationResult<Cart, Error, ProductQuantity> {
  return useMutation({
    ...cartChange,
    mutationFn: ({ product, quantity }, { client }) => addUnits(client, product.id, quantity),
    onMutate: ({ product, quantity }, { client }) => {
      clearProblem(product.id);
      showAtOnce(client, (cart) => withAdded(cart, product, quantity));
      openCartPopover();
    },
    onSuccess: (cart, { product, quantity }, _shown, { client }) => {
      confirm(client, cart);
      tellEvent({ name: 'added', cart, productId: product.id, quantity });
      announceCart('Vörunni var bætt í körfuna');
    },
    onError: (error, { product }, _shown, { client }) =>
      undo(client, product.id, 'Adding to the cart failed', error),
  });
}

/** Sets the units of a product: adds it where it is not in the cart, removes it at 0. Failure is logged and shown. */
export function useUpdateCart(): UseMutationResult<Cart, Error, ProductQuantity> {
  return useMutation({
    ...cartChange,
    mutationFn: ({ product, quantity }, { client }) => setUnits(client, product.id, quantity),
    onMutate: ({ product, quantity }, { client }) => showUnits(client, product, quantity),
    onSuccess: (cart, { quantity }, _shown, { client }) => {
      confirm(client, cart);
      announceCart(quantity === 0 ? removed : 'Karfan var uppfærð');
    },
    onError: (error, { product }, _shown, { client }) =>
      undo(client, product.id, 'Updating the cart failed', error),
  });
}

/** Takes a product's line away. Failure is logged and shown. */
export function useRemoveFromCart(): UseMutationResult<Cart, Error, { productId: string }> {
  return useMutation({
    ...cartChange,
    mutationFn: ({ productId }, { client }) => setUnits(client, productId, 0),
    onMutate: ({ productId }, { client }) => showAtOnce(client, (cart) => withQuantity(cart, productId, 0)),
    onSuccess: (cart, _variables, _shown, { client }) => {
      confirm(client, cart);
      announceCart(removed);
    },
    onError: (error, { productId }, _shown, { client }) =>
      undo(client, productId, 'Removing from the cart failed', error),
  });
}

/** The cart with this many units of the product, in this frame and before any request. */
export function showUnits(client: QueryClient, product: CartableProduct, quantity: number): void {
  clearProblem(product.id);
  showAtOnce(client, (cart) =>
    cart.items.some((line) => line.product.id === product.id)
      ? withQuantity(cart, product.id, quantity)
      : withAdded(cart, product, quantity),
  );
}

function undo(client: QueryClient, productId: string, what: string, error: Error): void {
  logFailure(what, error);
  revert(client);
  // What the backend words itself says more, e.g. how many units are left.
  const worded = ['BAD_REQUEST', 'FAILED_PRECONDITION', 'NOT_FOUND'].includes(errorCode(error) ?? '');
  const text = worded ? errorText(error) : updateFailed;
  reportProblem(productId, text);
  announceCart(text);
}
