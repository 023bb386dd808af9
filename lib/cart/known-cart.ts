import { useCached } from '../visitor/use-cached.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import type { Cart } from './queries.ts';

/** The visitor's cart for what is on a page from the start; undefined while it is not known. */
export function useKnownCart(): Cart | undefined {
  return useCached<Cart, Cart | undefined>(visitorKeys.cart, (state) => state?.data);
}

/** Units of one product in the cart; 0 while it is not known. */
export function useQuantityInCart(productId: string): number {
  return useCached<Cart, number>(visitorKeys.cart, (state) => quantityInCart(state?.data, productId));
}

function quantityInCart(cart: Cart | undefined, productId: string): number {
  return cart?.items.find((line) => line.product.id === productId)?.quantity ?? 0;
}
