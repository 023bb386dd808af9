import { useIsMutating } from '@tanstack/react-query';
import { cartMutationOptions } from './cart-change.ts';

/** Whether a cart mutation is in flight: until then the sums shown are optimistic. */
export function useIsCartMutating(): boolean {
  return useIsMutating({ mutationKey: cartMutationOptions.mutationKey }) > 0;
}
