import { fetchSearchKey } from '../io/search/search-key.ts';
import { logFailure } from '../io/log.ts';
import { sendClick } from '../io/search/search-clicks.ts';
import type { ListingAnswer } from './listing-answer.ts';
import { pageSize } from './listing-state.ts';

/** Reports to the search service which product of its answer was opened; nothing where another service answered. Never fails. */
export async function trackHitClick(
  { clicks, products, state }: ListingAnswer<{ id: string }>,
  productId: string,
): Promise<void> {
  if (!clicks) return;
  const at = products.findIndex(({ id }) => id === productId);
  try {
    const settings = await fetchSearchKey();
    if (settings)
      sendClick(settings, {
        index: clicks.index,
        queryID: clicks.queryId,
        objectID: productId,
        position: (state.page - 1) * pageSize + at + 1,
      });
  } catch (error) {
    logFailure('A click was not reported', error);
  }
}
