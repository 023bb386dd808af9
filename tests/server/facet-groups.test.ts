import { expect, it } from 'vitest';
import { toFacetGroups } from '../../lib/catalogue/facet-groups.ts';
import type { ListingFacets, ListingPlace } from '../../lib/catalogue/listing-answer.ts';
import { plainListing } from '../../lib/catalogue/listing-state.ts';

const facets: ListingFacets = {
  brands: [{ value: 'Alda', count: 30 }],
  categories: [{ slug: 'kaffi', name: 'Kaffi', level: 0, count: 30 }],
  attributes: [],
  inStock: 12,
  isNew: 0,
  isSpecialOrder: 0,
  discounted: 0,
  price: null,
  unitPrices: [],
};

function titles(place: Pick<ListingPlace, 'brandSlug'>, brands: string[] = []): string[] {
  return toFacetGroups(facets, { ...plainListing, brands }, place).map(({ title }) => title);
}

it('offers the brands of a place', () => {
  expect(titles({})).toEqual(['Vöruflokkur', 'Staða', 'Framleiðandi']);
});

it('offers no brand on the page of a brand, whatever its address chooses', () => {
  expect(titles({ brandSlug: 'alda' })).toEqual(['Vöruflokkur', 'Staða']);
  expect(titles({ brandSlug: 'alda' }, ['Hrím'])).toEqual(['Vöruflokkur', 'Staða']);
});

it('offers what one has bought before to who is signed in, uncounted', () => {
  const labels = (isSignedIn: boolean) =>
    toFacetGroups(facets, plainListing, {}, isSignedIn)
      .find(({ title }) => title === 'Staða')
      ?.options.map(({ label, count }) => [label, count]);
  expect(labels(true)?.at(-1)).toEqual(['Áður keypt', null]);
  expect(labels(false)?.map(([label]) => label)).not.toContain('Áður keypt');
});
