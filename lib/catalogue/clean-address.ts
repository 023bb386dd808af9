import {
  keys,
  listingParameters,
  type ListingState,
  readListingState,
  type SearchParameters,
  switches,
} from './listing-state.ts';

/** Keys of an address that change what a listing shows. */
export const listingKeys: readonly string[] = [...Object.values(keys), ...switches.map(({ key }) => key)];

/** Whether the address says nothing but what was understood; the order of its parts does not matter. */
export function isCleanAddress(parameters: SearchParameters, state = readListingState(parameters)): boolean {
  const given = listingKeys.flatMap((key) => [parameters[key] ?? []].flat().map((value) => pair(key, value)));
  const clean = listingParameters(state).map(([key, value]) => pair(key, value));
  return given.toSorted().join('&') === clean.toSorted().join('&');
}

const pair = (key: string, value: string): string => `${key}=${encodeURIComponent(value.toWellFormed())}`;

interface KnownFacets {
  readonly brands: readonly { value: string }[];
  /** Without values: any of the name may be. */
  readonly attributes: readonly { name: string; values: readonly { value: string }[] | null }[];
}

/** From this many on a facet may have been cut short, and what it does not name may still exist. */
const truncateAt = 100;

/** The state without values that the place does not have; `facets` are those of the place with nothing chosen. */
export function withoutUnknown(state: ListingState, facets: KnownFacets): ListingState {
  const knows = (values: readonly { value: string }[] | null | undefined, wanted: string): boolean =>
    values === null ||
    (values !== undefined && (values.length >= truncateAt || values.some(({ value }) => value === wanted)));
  const valuesOf = (wanted: string) => facets.attributes.find(({ name }) => name === wanted)?.values;
  return {
    ...state,
    brands: state.brands.filter((brand) => knows(facets.brands, brand)),
    attributes: state.attributes.filter(({ name, value }) => knows(valuesOf(name), value)),
  };
}
