import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { ownPriceQuery } from './own-prices.ts';

/**
 * Whether a product is a favourite of who is signed in; false until it is known. Of a guest nothing is asked, and nothing is kept for
 * each card of a page.
 */
export function useIsFavorite(productId: string, signedIn: boolean): boolean {
  const client = useQueryClient();
  const watch = useCallback(
    (changed: () => void) =>
      signedIn ? new QueryObserver(client, ownPriceQuery(productId)).subscribe(changed) : nobody,
    [client, productId, signedIn],
  );
  const read = () => signedIn && client.getQueryData(ownPriceQuery(productId).queryKey)?.isFavorite === true;
  return useSyncExternalStore(watch, read, () => false);
}

const nobody = (): void => undefined;
