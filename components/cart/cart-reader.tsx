import { useCart } from '@/lib/cart/queries.ts';

/** Fetches the cart for everything on the page that shows some of it. Renders nothing. */
export function CartReader() {
  useCart();
  return null;
}
