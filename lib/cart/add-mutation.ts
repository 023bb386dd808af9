import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { cartMutationOptions, commitCart, applyOptimistic } from './cart-change.ts';
import { track } from '../analytics/track.ts';
import { addUnits } from './add-units.ts';
import { announceCart, clearCartProblem, openCartPopover } from './notices.ts';
import { withAdded, type CartableProduct } from './optimistic.ts';
import type { Cart } from './queries.ts';
import { rollbackWithNotice } from './rollback-with-notice.ts';

export interface CartChangeInput {
  product: CartableProduct;
  /** Units. */
  quantity: number;
}

/**
 * Adds units on top of what the line holds; the popover opens. Failures are logged and passed on to the caller. Apart from the
 * other changes of the cart (mutations.ts), because it is the only one that a product's page needs at once.
 */
export function useAddToCart(): UseMutationResult<Cart, Error, CartChangeInput> {
  return useMutation({
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
  });
}
