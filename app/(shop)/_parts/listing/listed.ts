import { redirect } from 'next/navigation';
import { categoryPath } from '@/lib/catalogue/category-path.ts';
import { isCleanAddress, withoutUnknown } from '@/lib/catalogue/clean-address.ts';
import { sameListing } from '@/lib/catalogue/facet-groups.ts';
import {
  toListingAnswer,
  type ListedProduct,
  type ListingAnswer,
  type ListingPlace,
  placeInput,
} from '@/lib/catalogue/listing-answer.ts';
import {
  listingInput,
  listingQuery,
  type ListingState,
  plainListing,
  readListingState,
  type SearchParameters,
} from '@/lib/catalogue/listing-state.ts';
import { fetchListing, readBrands, readCategories, readFacets, readListing } from '@/lib/server/catalogue.ts';

interface Address {
  path: string;
  kept?: Readonly<Record<string, string>>;
}

/** The plain first page of a place, kept on the server. */
export async function plainPage(place: ListingPlace): Promise<ListingAnswer<ListedProduct>> {
  return toListingAnswer(
    plainListing,
    await readListing({ ...placeInput(place), ...listingInput(plainListing) }),
  );
}

/** What an address asks of a place, as the backend answers it; leads to the clean address as below. */
export async function filteredPage(
  place: ListingPlace,
  path: string,
  parameters: SearchParameters,
): Promise<ListingAnswer<ListedProduct>> {
  const state = cleanState(parameters, { path });
  await redirectUnknownFilters(place, state, { path });
  return toListingAnswer(state, await fetchListing({ ...placeInput(place), ...listingInput(state) }));
}

/** What the parameters say; where they say more or other than can be understood it leads to the clean address (307). */
export function cleanState(parameters: SearchParameters, { path, kept }: Address): ListingState {
  const state = readListingState(parameters);
  if (!isCleanAddress(parameters, state)) redirect(path + listingQuery(state, kept));
  return state;
}

/** Leads to the address without the values that the place does not have (307). */
export async function redirectUnknownFilters(
  place: ListingPlace,
  state: ListingState,
  { path, kept }: Address,
): Promise<void> {
  let known = state;
  if (state.category !== undefined && !(await isBelow(place, state.category)))
    known = { ...known, category: undefined };
  if (state.brands.length + state.attributes.length > 0)
    known = withoutUnknown(known, await knownFacets(place));
  if (!sameListing(known, state)) redirect(path + listingQuery({ ...known, page: 1 }, kept));
}

/** A search may bring anything that the shop has. */
async function knownFacets(place: ListingPlace): Promise<Parameters<typeof withoutUnknown>[1]> {
  if (place.search === undefined) return readFacets(placeInput(place));
  const [brands, { attributes }] = await Promise.all([readBrands(), readFacets({})]);
  return {
    brands: brands.map(({ name }) => ({ value: name })),
    attributes: attributes.map(({ name }) => ({ name, values: null })),
  };
}

async function isBelow({ categorySlug }: ListingPlace, slug: string): Promise<boolean> {
  const above = categoryPath(await readCategories(), slug).slice(0, -1);
  return categorySlug === undefined
    ? categoryPath(await readCategories(), slug).length > 0
    : above.some((category) => category.slug === categorySlug);
}
