import { fetchSearchKey } from '../io/search/search-key.ts';
import { logFailure } from '../io/log.ts';
import { sendClick } from '../io/search/search-clicks.ts';
import type { ClickTarget } from './listing-answer.ts';
import { pageSize } from './listing-state.ts';

/** Reports to the search service which product of an answer was opened; `at` counts from 0 on its page. Never fails. */
export async function trackHitClick(
  { index, queryId }: ClickTarget,
  productId: string,
  at: number,
  page: number,
): Promise<void> {
  try {
    const settings = await fetchSearchKey();
    if (settings)
      sendClick(settings, {
        index,
        queryID: queryId,
        objectID: productId,
        position: (page - 1) * pageSize + at + 1,
      });
  } catch (error) {
    logFailure('A click was not reported', error);
  }
}
