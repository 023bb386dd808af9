import type { IndexUiState } from 'instantsearch.js';
import {
  allIndexes,
  attributePrefix,
  hostedSwitches,
  indexFor,
  categoryLevels,
  findCategoryNames,
} from './hosted-names.ts';
import type { CategoryNode } from './category-path.ts';
import type { ListingState } from './listing-state.ts';

/** The state of a listing as InstantSearch keeps it. */
export function toUiState(
  state: ListingState,
  query: string | undefined,
  index: string,
  tree: readonly CategoryNode[],
): IndexUiState {
  const { page, brands, attributes, category, priceFrom, priceTo } = state;
  const lists: Record<string, string[]> = brands.length > 0 ? { brand: [...brands] } : {};
  for (const { name, value } of attributes) (lists[attributePrefix + name] ??= []).push(value);
  const names = findCategoryNames(tree, category);
  const fields = Object.keys(hostedSwitches) as (keyof typeof hostedSwitches)[];
  return {
    ...(query !== undefined && { query }),
    page,
    sortBy: indexFor(index, sortOrder(state, query)),
    refinementList: lists,
    hierarchicalMenu: names.length > 0 ? { [categoryLevels[0]]: names } : {},
    toggle: Object.fromEntries(
      fields.filter((field) => state[field]).map((field) => [hostedSwitches[field], true]),
    ),
    range:
      priceFrom === undefined && priceTo === undefined
        ? {}
        : { price: `${priceFrom ?? ''}:${priceTo ?? ''}` },
  };
}

/** Without a search text the index's own order is by popularity. */
function sortOrder({ sort }: ListingState, query: string | undefined): ListingState['sort'] {
  return query === undefined && sort === 'Popular' ? undefined : sort;
}

/** As InstantSearch's choice of order wants them. */
export function toSortItems(index: string): { label: string; value: string }[] {
  return allIndexes(index).map((value) => ({ label: value, value }));
}
