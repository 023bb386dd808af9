import { expect, it } from 'vitest';
import type { ListingFacets } from '../../lib/catalogue/listing-answer.ts';
import { keepFacetOrder } from '../../lib/catalogue/keep-facet-order.ts';

const none: ListingFacets = {
  brands: [],
  categories: [],
  attributes: [],
  inStock: 0,
  isNew: 0,
  isSpecialOrder: 0,
  discounted: 0,
  price: null,
  unitPrices: [],
};
const category = (slug: string, level: number, count: number) => ({ slug, name: slug, level, count });

it('keeps every value where it was, with the counts of now', () => {
  const first = {
    ...none,
    brands: [
      { value: 'A', count: 9 },
      { value: 'B', count: 5 },
      { value: 'C', count: 1 },
    ],
    attributes: [{ name: 'Litur', values: [{ value: 'Blár', count: 3 }] }],
    price: { from: 1, to: 9 },
  };
  const now = {
    ...none,
    brands: [
      { value: 'B', count: 4 },
      { value: 'D', count: 2 },
    ],
    attributes: [{ name: 'Stærð', values: [{ value: 'L', count: 2 }] }],
    inStock: 3,
    price: { from: 5, to: 6 },
  };
  expect(keepFacetOrder(first, now)).toEqual({
    ...none,
    inStock: 3,
    brands: [
      { value: 'A', count: 0 },
      { value: 'B', count: 4 },
      { value: 'C', count: 0 },
      { value: 'D', count: 2 },
    ],
    attributes: [
      { name: 'Litur', values: [{ value: 'Blár', count: 0 }] },
      { name: 'Stærð', values: [{ value: 'L', count: 2 }] },
    ],
    price: { from: 1, to: 9 },
  });
});

it('puts what opens below a category after it', () => {
  const first = { ...none, categories: [category('a', 2, 4), category('b', 2, 3), category('c', 2, 1)] };
  const now = {
    ...none,
    categories: [category('b', 2, 3), category('b1', 3, 2), category('b2', 3, 1), category('c', 2, 1)],
  };
  expect(keepFacetOrder(first, now).categories.map(({ slug, count }) => [slug, count])).toEqual([
    ['a', 0],
    ['b', 3],
    ['b1', 2],
    ['b2', 1],
    ['c', 1],
  ]);
});

it('is the page’s own while nothing else is known', () => {
  expect(keepFacetOrder(none, none)).toBe(none);
});
