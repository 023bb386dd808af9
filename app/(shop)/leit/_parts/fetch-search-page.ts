import { unstable_rethrow } from 'next/navigation';
import { fetchHostedPage } from '@/lib/catalogue/hosted-page.ts';
import { toListingAnswer, type ListedProduct, type ListingAnswer } from '@/lib/catalogue/listing-answer.ts';
import { asGuest } from '@/lib/catalogue/facet-groups.ts';
import { listingInput } from '@/lib/catalogue/listing-input.ts';
import type { ListingState } from '@/lib/catalogue/listing-state.ts';
import { logFailure } from '@/lib/io/log.ts';
import { fetchListing, readCategories, readTopCategories } from '@/lib/server/catalogue.ts';
import { fetchVisitorSearchKey, readSearchKey } from '@/lib/server/search-key.ts';
import { hasSession, readVisitorHeaders } from '@/lib/server/visitor.ts';

/**
 * Search results for a text: from the hosted search; from the backend if there is none, it does not answer, or it finds
 * nothing: the backend splits unknown compounds and says which words it dropped.
 * @throws BackendError when the backend does not answer either
 */
export async function fetchSearchPage(
  query: string,
  state: ListingState,
): Promise<ListingAnswer<ListedProduct>> {
  // A customer sees goods that guests do not: found now, nothing moves when the browser asks again.
  const visitor = (await hasSession()) ? await readVisitorHeaders() : undefined;
  const known = visitor ? state : asGuest(state);
  let isFallback = false;
  try {
    const settings = visitor ? await fetchVisitorSearchKey(visitor) : await readSearchKey();
    // What is below the top level is counted for a chosen category only.
    const tree = await (known.category === undefined ? readTopCategories() : readCategories());
    const page = settings && (await fetchHostedPage(settings, query, known, tree, visitor));
    if (page) return page;
  } catch (error) {
    unstable_rethrow(error);
    logFailure('The hosted search did not answer', error);
    isFallback = true;
  }
  const page = await fetchListing({ sort: 'Relevance', ...listingInput(known), search: query }, visitor);
  return toListingAnswer(known, page, isFallback);
}
