import { useCached } from '../visitor/use-cached.ts';
import { ownPriceKey } from '../visitor/query-keys.ts';
import type { OwnPrice } from './own-prices.ts';

/**
 * The signed-in visitor's price and stock of a product, for what is on a page from the start. The price's own place fetches it
 * (components/product/own-price.tsx); undefined while it is not known.
 */
export function useKnownOwnPrice(productId: string): OwnPrice | null | undefined {
  return useCached<OwnPrice | null, OwnPrice | null | undefined>(
    ownPriceKey(productId),
    (state) => state?.data,
  );
}
