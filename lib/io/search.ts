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
  return hostedSearch(settings);
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
