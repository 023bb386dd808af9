import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { cartChange } from './cart-change.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { announceCart } from './notices.ts';

/** What changes the cart: its own changes, and an order, which empties it. */
const changes: readonly unknown[] = [cartChange.mutationKey[0], 'place-order'];

/** Tells the visitor's other tabs that the cart changed here, and reads it anew when it changed there. */
export function useCartOfOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!('BroadcastChannel' in window)) return undefined;
    const tabs = new BroadcastChannel('cart');
    const stop = client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (changes.includes(event.mutation.options.mutationKey?.[0])) tabs.postMessage('changed');
    });
    tabs.addEventListener('message', () => {
      // A change of this tab that is on its way brings the whole cart with its answer.
      if (client.isMutating({ mutationKey: cartChange.mutationKey }) > 0) return;
      const stale = [visitorKeys.cart, visitorKeys.savedItems, visitorKeys.checkout];
      void Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey }))).then(() =>
        announceCart('Körfunni var breytt í öðrum glugga'),
      );
    });
    return () => {
      stop();
      tabs.close();
    };
  }, [client]);
}
