import { backendSearch } from './backend-search.ts';
import type { ProductSearch } from './search-answer.ts';
import { fetchSearchKey } from './search-key.ts';

/**
 * What searches for this visitor: the hosted search with the key that the backend hands out, else the backend itself.
 * @throws Error when that cannot be found out
 */
export async function findProductSearch(): Promise<ProductSearch> {
  const settings = await fetchSearchKey();
  if (settings === null) return backendSearch;
  const { createHostedSearch } = await import('./hosted-search.ts');
  return withLanguageFallback(createHostedSearch(settings));
}

/** Asks the backend as well about what the hosted search is not sure of: it reads compounds that no product is called by. */
export function withLanguageFallback(
  hosted: ProductSearch,
  backend: ProductSearch = backendSearch,
): ProductSearch {
  return {
    ...hosted,
    async searchProducts(text, signal) {
      const answer = await hosted.searchProducts(text, signal);
      if (answer.total > 0 && answer.isSure) return answer;
      try {
        const backendAnswer = await backend.searchProducts(text, signal);
        return backendAnswer.total > 0 ? backendAnswer : answer;
      } catch (error) {
        if (signal.aborted) throw error;
        return answer;
      }
    },
  };
}
