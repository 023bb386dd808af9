import type { SearchParameters } from './listing-parameters.ts';
import { priceUnits } from '../rules/products/package-content.ts';
import { noUnit } from './facet-groups.ts';
import {
  addressSwitches,
  listingParameterNames,
  listingParameters,
  type ListingState,
  readListingState,
} from './listing-state.ts';

/** Keys of an address that change what a listing shows. */
export const listingKeys: readonly string[] = [
  ...Object.values(listingParameterNames),
  ...addressSwitches.map(({ key }) => key),
];

/** Whether every parameter of the address was understood; their order does not matter. */
export function isCleanAddress(parameters: SearchParameters, state = readListingState(parameters)): boolean {
  const givenPairs = listingKeys.flatMap((key) =>
    [parameters[key] ?? []].flat().map((value) => toPair(key, value)),
  );
  const cleanPairs = listingParameters(state).map(([key, value]) => toPair(key, value));
  return givenPairs.toSorted().join('&') === cleanPairs.toSorted().join('&');
}

/** The state without a measure that no goods are compared by: the backend refuses such. */
export const withoutUnknownUnit = (state: ListingState): ListingState =>
  priceUnits.some((per) => per === (state.unit ?? per)) ? state : { ...state, ...noUnit };

const toPair = (key: string, value: string): string => `${key}=${encodeURIComponent(value.toWellFormed())}`;

interface AvailableFacets {
  readonly brands: readonly { value: string }[];
  /** Without values: any of the name may be. */
  readonly attributes: readonly { name: string; values: readonly { value: string }[] | null }[];
}

/** A facet with this many values may be truncated, so that a missing value may still exist. */
const truncatedFrom = 100;

/** The state without values that the place does not have; `facets` are those of the place with nothing chosen. */
export function withoutUnknownFilters(state: ListingState, facets: AvailableFacets): ListingState {
  const hasValue = (values: readonly { value: string }[] | null | undefined, value: string): boolean =>
    values === null ||
    (values !== undefined &&
      (values.length >= truncatedFrom || values.some(({ value: facetValue }) => facetValue === value)));
  const valuesOf = (attributeName: string) =>
    facets.attributes.find(({ name }) => name === attributeName)?.values;
  return {
    ...state,
    brands: state.brands.filter((brand) => hasValue(facets.brands, brand)),
    attributes: state.attributes.filter(({ name, value }) => hasValue(valuesOf(name), value)),
  };
}
