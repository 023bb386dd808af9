import { hostedClient } from '../io/search/hosted-client.ts';
import { fetchListedProducts } from './listed-products.ts';
import type { SearchKey } from '../contract/rest-schemas.ts';
import { withTimeout } from '../io/with-timeout.ts';
import type { ListedProduct } from './listing-answer.ts';
import { hitsOf } from './hosted-page.ts';
import type { ListingState } from './listing-state.ts';

/** Milliseconds until the backend is asked instead, which then has 2 s more (reliability F08: 6 s with all hosts dead). */
const searchLimitMs = 4_000;

export type SearchSettings = SearchKey;

/** What stands in an answer besides the service's own fields. */
export interface StampedHit {
  asked: ListingState;
}
export interface ListedHit {
  objectID: string;
  product: ListedProduct;
}

/**
 * The hosted search as InstantSearch asks it. It says which products and how many; what they cost and how many are left
 * the backend says at the same time, for this visitor.
 * @param first the state that the first search is for
 */
export function listingClient(settings: SearchKey, first: ListingState) {
  const client = hostedClient(settings);
  let asked = first;
  return {
    /** The next searches are for this state. */
    askFor(state: ListingState) {
      asked = state;
    },
    async search(requests: Parameters<typeof client.search>[0]) {
      const stamp: StampedHit = { asked };
      const { results } = await withTimeout(client.search(requests), searchLimitMs, 'The search');
      const [main, ...rest] = results;
      const products = await fetchListedProducts(hitsOf(main));
      const hits = products.map((product): ListedHit => ({ objectID: product.id, product }));
      return { results: [{ ...main, ...stamp, hits }, ...rest] };
    },
  };
}
