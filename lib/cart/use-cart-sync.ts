import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { cartMutationOptions, isCartChanging } from './cart-change.ts';
import { takeIsBehindLastChange } from './last-change.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { announceCart } from './change-notices.ts';

/** What changes the cart: its own changes, and an order, which empties it. */
const cartMutationKeys: readonly unknown[] = [cartMutationOptions.mutationKey[0], 'place-order'];

/**
 * Notifies the visitor's other tabs that the cart changed here. Reads it again when it changed there, and when the page before
 * this one was left so soon after a change that this one may have been made without it.
 */
export function useCartSync(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isCartChanging(client)) return;
    if (takeIsBehindLastChange()) void client.invalidateQueries({ queryKey: visitorKeys.cart });
  }, [client]);
  useEffect(() => {
    if (!('BroadcastChannel' in window)) return undefined;
    const channel = new BroadcastChannel('cart');
    const unsubscribe = client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (cartMutationKeys.includes(event.mutation.options.mutationKey?.[0])) channel.postMessage('changed');
    });
    channel.addEventListener('message', () => {
      if (isCartChanging(client)) return;
      const staleKeys = [visitorKeys.cart, visitorKeys.savedItems, visitorKeys.checkout];
      void Promise.all(staleKeys.map((queryKey) => client.invalidateQueries({ queryKey }))).then(() =>
        announceCart('Körfunni var breytt í öðrum glugga'),
      );
    });
    return () => {
      unsubscribe();
      channel.close();
    };
  }, [client]);
}
