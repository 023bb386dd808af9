import { useIsMutating } from '@tanstack/react-query';
import { cartChange } from './cart-change.ts';

/** Whether a change of the cart is on its way: what is shown runs ahead of the server's sums. */
export function useCartChanging(): boolean {
  return useIsMutating({ mutationKey: cartChange.mutationKey }) > 0;
}
