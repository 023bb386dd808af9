import { useIsMutating } from '@tanstack/react-query';
import { cartMutationOptions } from './cart-change.ts';

/** Whether a change of the cart is on its way: what is shown runs ahead of the server's sums. */
export function useIsCartMutating(): boolean {
  return useIsMutating({ mutationKey: cartMutationOptions.mutationKey }) > 0;
}
