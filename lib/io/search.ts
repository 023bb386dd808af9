import { BackendError } from './backend-error.ts';
import { backendSearch } from './backend-search.ts';
import { callRest } from './rest.ts';
import type { ProductSearch } from './search-answer.ts';

/**
 * What searches for this visitor: the hosted search with the key that the backend hands out, else the backend itself.
 * @throws Error when that cannot be found out
 */
export async function findProductSearch(): Promise<ProductSearch> {
  const settings = await askForKey();
  if (settings === null) return backendSearch;
  const { hostedSearch } = await import('./hosted-search.ts');
  return withLanguage(hostedSearch(settings));
}

/** Asks the backend as well about what the hosted search does not find whole: it reads compounds that no product is called by. */
export function withLanguage(hosted: ProductSearch): ProductSearch {
  return {
    ...hosted,
    async searchProducts(text, signal) {
      const answer = await hosted.searchProducts(text, signal);
      if (answer.total > 0 && answer.whole) return answer;
      try {
        const read = await backendSearch.searchProducts(text, signal);
        return read.total > 0 ? read : answer;
      } catch (error) {
        if (signal.aborted) throw error;
        return answer;
      }
    },
  };
}

/** Null where there is no hosted search. */
async function askForKey(): Promise<unknown> {
  try {
    return (await callRest('search/key')).body;
  } catch (error) {
    if (error instanceof BackendError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
