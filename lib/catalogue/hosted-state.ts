import type { IndexUiState } from 'instantsearch.js';
import {
  attributePrefix,
  hostedSwitches,
  categoryLevels,
  findCategoryNames,
  unitPriceAttribute,
} from './hosted-names.ts';
import type { CategoryNode } from './category-path.ts';
import type { ListingState } from './listing-state.ts';

/** The state of a listing as InstantSearch keeps it. */
export function toUiState(
  state: ListingState,
  query: string | undefined,
  tree: readonly CategoryNode[],
): IndexUiState {
  const { page, brands, attributes, category, priceFrom, priceTo, unit, unitFrom, unitTo } = state;
  const lists: Record<string, string[]> = brands.length > 0 ? { brand: [...brands] } : {};
  for (const { name, value } of attributes) (lists[attributePrefix + name] ??= []).push(value);
  const names = findCategoryNames(tree, category);
  const fields = Object.keys(hostedSwitches) as (keyof typeof hostedSwitches)[];
  return {
    ...(query !== undefined && { query }),
    page,
    refinementList: lists,
    hierarchicalMenu: names.length > 0 ? { [categoryLevels[0]]: names } : {},
    toggle: Object.fromEntries(
      fields.filter((field) => state[field]).map((field) => [hostedSwitches[field], true]),
    ),
    range: {
      ...((priceFrom ?? priceTo) !== undefined && { price: `${priceFrom ?? ''}:${priceTo ?? ''}` }),
      ...(unit !== undefined && { [unitPriceAttribute(unit)]: `${unitFrom ?? ''}:${unitTo ?? ''}` }),
    },
  };
}
