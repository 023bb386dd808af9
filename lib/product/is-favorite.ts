import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { ownPriceQuery } from './own-prices.ts';

/**
 * Whether a product is a favourite of who is signed in; false until it is known. Of a guest nothing is asked, and nothing is kept for
 * each card of a page.
 */
export function useIsFavorite(productId: string, isSignedIn: boolean): boolean {
  const client = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) =>
      isSignedIn
        ? new QueryObserver(client, ownPriceQuery(productId)).subscribe(onChange)
        : unsubscribeNothing,
    [client, productId, isSignedIn],
  );
  const read = () =>
    isSignedIn && client.getQueryData(ownPriceQuery(productId).queryKey)?.isFavorite === true;
  return useSyncExternalStore(subscribe, read, () => false);
}

const unsubscribeNothing = (): void => undefined;
