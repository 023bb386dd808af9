import { redirect } from 'next/navigation';
import { isCleanAddress, withoutUnknownFilters, withoutUnknownUnit } from '@/lib/catalogue/clean-address.ts';
import { asGuest, isSameListing } from '@/lib/catalogue/facet-groups.ts';
import {
  toListingAnswer,
  type ListedProduct,
  type ListingAnswer,
  type ListingPlace,
  toPlaceInput,
} from '@/lib/catalogue/listing-answer.ts';
import type { SearchParameters } from '@/lib/catalogue/listing-parameters.ts';
import { listingInput } from '@/lib/catalogue/listing-input.ts';
import {
  listingQuery,
  type ListingState,
  plainListing,
  readListingState,
} from '@/lib/catalogue/listing-state.ts';
import { fetchListing, readBrands, readCategory, readFacets, readListing } from '@/lib/server/catalogue.ts';

interface ListingAddress {
  path: string;
  baseParameters?: Readonly<Record<string, string>>;
}

/** The plain first page of a place, kept on the server. */
export async function readPlainListing(place: ListingPlace): Promise<ListingAnswer<ListedProduct>> {
  return toListingAnswer(
    plainListing,
    await readListing({ ...toPlaceInput(place), ...listingInput(plainListing) }),
  );
}

/** The listing for an address, from the backend; redirects to the clean address as below. */
export async function fetchFilteredListing(
  place: ListingPlace,
  path: string,
  parameters: SearchParameters,
): Promise<ListingAnswer<ListedProduct>> {
  const state = readCleanState(parameters, { path });
  await redirectUnknownFilters(place, state, { path });
  return toListingAnswer(
    state,
    await fetchListing({ ...toPlaceInput(place), ...listingInput(asGuest(state)) }),
  );
}

/** The state of the parameters; unknown or invalid ones redirect to the clean address (307). */
export function readCleanState(
  parameters: SearchParameters,
  { path, baseParameters }: ListingAddress,
): ListingState {
  const state = withoutUnknownUnit(readListingState(parameters));
  if (!isCleanAddress(parameters, state)) redirect(path + listingQuery(state, baseParameters));
  return state;
}

/** Redirects to the address without the values that the place does not have (307). */
export async function redirectUnknownFilters(
  place: ListingPlace,
  state: ListingState,
  { path, baseParameters }: ListingAddress,
): Promise<void> {
  let knownState = state;
  if (state.category !== undefined && !(await isCategoryBelow(place, state.category)))
    knownState = { ...knownState, category: undefined };
  if (state.brands.length + state.attributes.length > 0)
    knownState = withoutUnknownFilters(knownState, await readAvailableFacets(place));
  if (!isSameListing(knownState, state))
    redirect(path + listingQuery({ ...knownState, page: 1 }, baseParameters));
}

/** A search may find any product of the shop. */
async function readAvailableFacets(
  place: ListingPlace,
): Promise<Parameters<typeof withoutUnknownFilters>[1]> {
  if (place.search === undefined) return readFacets(toPlaceInput(place));
  const [brands, { attributes }] = await Promise.all([readBrands(), readFacets({})]);
  return {
    brands: brands.map(({ name }) => ({ value: name })),
    attributes: attributes.map(({ name }) => ({ name, values: null })),
  };
}

async function isCategoryBelow({ categorySlug }: ListingPlace, slug: string): Promise<boolean> {
  const path = (await readCategory(slug, false))?.path ?? [];
  return categorySlug === undefined
    ? path.length > 0
    : path.slice(0, -1).some((category) => category.slug === categorySlug);
}
