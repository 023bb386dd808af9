import { unstable_rethrow } from 'next/navigation';
import { fetchHostedPage } from '@/lib/catalogue/hosted-page.ts';
import { toListingAnswer, type ListedProduct, type ListingAnswer } from '@/lib/catalogue/listing-answer.ts';
import { listingInput, type ListingState } from '@/lib/catalogue/listing-state.ts';
import { logFailure } from '@/lib/io/log.ts';
import { fetchListing, readCategories } from '@/lib/server/catalogue.ts';
import { readSearchKey } from '@/lib/server/search-key.ts';

/**
 * Search results for a text: from the hosted search; from the backend if there is none, it does not answer, or it finds
 * nothing: the backend splits unknown compounds and says which words it dropped.
 * @throws BackendError when the backend does not answer either
 */
export async function fetchSearchPage(
  query: string,
  state: ListingState,
): Promise<ListingAnswer<ListedProduct>> {
  let isFallback = false;
  try {
    const settings = await readSearchKey();
    const page = settings && (await fetchHostedPage(settings, query, state, await readCategories()));
    if (page) return page;
  } catch (error) {
    unstable_rethrow(error);
    logFailure('The hosted search did not answer', error);
    isFallback = true;
  }
  const page = await fetchListing({ sort: 'Relevance', ...listingInput(state), search: query });
  return toListingAnswer(state, page, isFallback);
}
