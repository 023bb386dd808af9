import { logFailure } from '../log.ts';
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

/**
 * Asks the backend as well about what the hosted search is not sure of, which reads compounds that no product is called by, and
 * in its place where it does not answer.
 * @throws as the backend where neither answers
 */
export function withLanguageFallback(
  hosted: ProductSearch,
  backend: ProductSearch = backendSearch,
): ProductSearch {
  return {
    ...hosted,
    async searchProducts(text, signal) {
      const answer = await hosted.searchProducts(text, signal).catch((error: unknown) => {
        if (signal.aborted) throw error;
        logFailure('The hosted search does not answer', error);
        return null;
      });
      if (answer && answer.total > 0 && answer.isSure) return answer;
      try {
        const backendAnswer = await backend.searchProducts(text, signal);
        const knows = backendAnswer.total > 0 || backendAnswer.isForCustomersOnly;
        return knows ? backendAnswer : (answer ?? backendAnswer);
      } catch (error) {
        if (signal.aborted || !answer) throw error;
        return answer;
      }
    },
  };
}
