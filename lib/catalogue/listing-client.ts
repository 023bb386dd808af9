import { createHostedClient } from '../io/search/hosted-client.ts';
import { fetchFoundProducts, fetchListedProducts } from './listed-products.ts';
import type { SearchKey } from '../contract/rest-schemas.ts';
import { withTimeout } from '../io/with-timeout.ts';
import type { ListedProduct } from './listing-answer.ts';
import { readHitIds } from './hosted-page.ts';
import type { ListingState } from './listing-state.ts';

/** Milliseconds until the backend is queried instead, which then has 2 s more (reliability F08: 6 s with all hosts down). */
const searchLimitMs = 4_000;

export type SearchSettings = SearchKey;

/** Fields of an answer besides the service's own. */
export interface StampedHit {
  requestedState: ListingState;
}
export interface ListedHit {
  objectID: string;
  product: ListedProduct;
}

/**
 * The hosted search as InstantSearch asks it. It gives the products and counts; prices and stock come from the backend in
 * parallel, for this visitor.
 * @param initialState the state that the first search is for
 * @param isSearch for a text
 */
export function createListingClient(settings: SearchKey, initialState: ListingState, isSearch: boolean) {
  const client = createHostedClient(settings);
  let requestedState = initialState;
  return {
    /** The next searches are for this state. */
    setRequestedState(state: ListingState) {
      requestedState = state;
    },
    async search(requests: Parameters<typeof client.search>[0]) {
      const stamp: StampedHit = { requestedState };
      const { results } = await withTimeout(client.search(requests), searchLimitMs, 'The search');
      const [main, ...rest] = results;
      const products = await (isSearch ? fetchFoundProducts : fetchListedProducts)(readHitIds(main));
      const hits = products.map((product): ListedHit => ({ objectID: product.id, product }));
      return { results: [{ ...main, ...stamp, hits }, ...rest] };
    },
  };
}
