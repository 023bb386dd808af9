import { expect, it } from 'vitest';
import { toFacetGroups, pickForemostAttributes } from '../../lib/catalogue/facet-groups.ts';
import type { ListingFacets } from '../../lib/catalogue/listing-answer.ts';
import { plainListing } from '../../lib/catalogue/listing-state.ts';

function facetsOf(counts: readonly number[]): ListingFacets {
  const attributes = counts.map((count, at) => ({
    name: `Eiginleiki ${at}`,
    values: [
      { value: 'a', count },
      { value: 'b', count: 1 },
    ],
  }));
  const nothing = { brands: [], categories: [], inStock: 0, isNew: 0, isSpecialOrder: 0, discounted: 0 };
  return { ...nothing, attributes, price: null, unitPrices: [] };
}

/** Titles of the groups that stand open, in the order in which they are shown. */
function foremost(counts: readonly number[]): string[] {
  const facets = facetsOf(counts);
  const ids = pickForemostAttributes(facets);
  return toFacetGroups(facets, plainListing, {})
    .filter(({ id }) => ids.has(id))
    .map(({ title }) => title);
}

it('shows those attributes at once that most products have', () => {
  expect(foremost([1, 9, 2, 8, 7, 3, 6, 5])).toEqual([1, 3, 4, 6, 7].map((at) => `Eiginleiki ${at}`));
});

it('hides no one or two of them', () => {
  expect(foremost([1, 9, 2, 8, 7, 3, 6])).toHaveLength(7);
  expect(foremost([])).toEqual([]);
});
