import { compareIcelandic } from '../rules/text/icelandic-order.ts';
import { priceUnits } from '../rules/products/package-content.ts';
import {
  attributePrefix,
  hasLevelsBelow,
  hostedSwitches,
  categoryLevels,
  unitPriceAttribute,
} from './hosted-names.ts';
import type { CategoryNode } from './category-path.ts';
import type { ListingFacets } from './listing-answer.ts';

interface CountedFacet {
  name: string;
  count: number;
}

/** A category with those below it that are offered. */
interface CountedLevel extends CountedFacet {
  data?: readonly CountedLevel[] | null;
}

/** What is read of the results of a search; `results` of algoliasearch-helper fit. */
export interface CountedResults {
  getFacetValues(attribute: string, options: { sortBy: string[] }): unknown;
  getFacetStats(attribute: string): { min?: number; max?: number } | undefined;
}

/**
 * The hosted search's counts as the backend answers them: one way to name facets, whichever service counted them.
 * @param root names from the top level down to the category that the listing is of
 */
export function toListingFacets(
  results: CountedResults,
  attributes: readonly string[],
  tree: readonly CategoryNode[],
  root: readonly string[],
): ListingFacets {
  const values = (attribute: string) =>
    toCountedFacets(results.getFacetValues(attribute, { sortBy: ['count:desc', 'name:asc'] }))
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => ({ value: name, count }));
  const countOfTrue = (attribute: string) =>
    values(attribute).find(({ value }) => value === 'true')?.count ?? 0;
  const { min, max } = results.getFacetStats('price') ?? {};
  const menu = hasLevelsBelow(root)
    ? (results.getFacetValues(categoryLevels[0], { sortBy: ['name:asc'] }) as CountedLevel | undefined)
    : undefined;
  return {
    brands: values('brand'),
    categories: flattenLevels(menu?.data ?? [], childrenBelow(tree, root), root.length + 1),
    attributes: attributes
      .map((name) => ({ name, values: values(attributePrefix + name) }))
      .filter((facet) => facet.values.length > 0)
      .toSorted((a, b) => compareIcelandic(a.name, b.name)),
    inStock: countOfTrue(hostedSwitches.inStock),
    isNew: countOfTrue(hostedSwitches.isNew),
    isSpecialOrder: countOfTrue(hostedSwitches.specialOrder),
    discounted: countOfTrue(hostedSwitches.discounted),
    unitPrices: priceUnits.flatMap((per) => {
      const attribute = unitPriceAttribute(per);
      const { min: from, max: to } = results.getFacetStats(attribute) ?? {};
      const count = values(attribute).reduce((sum, value) => sum + value.count, 0);
      if (from === undefined || to === undefined || count === 0) return [];
      return [{ per, count, from: Math.floor(from), to: Math.ceil(to) }];
    }),
    price: min === undefined || max === undefined ? null : { from: min, to: max },
  };
}

const toCountedFacets = (values: unknown): readonly CountedFacet[] =>
  Array.isArray(values) ? (values as CountedFacet[]) : [];

/** In the order of the catalogue, each followed by what is below it. */
function flattenLevels(
  countedLevels: readonly CountedLevel[],
  tree: readonly CategoryNode[],
  level: number,
): ListingFacets['categories'] {
  const categoriesWithCounts = tree.flatMap((node) => {
    const countedLevel = countedLevels.find(({ name }) => name === node.name);
    if (!countedLevel) return [];
    const { slug, name } = node;
    return [
      { slug, name, level, count: countedLevel.count },
      ...flattenLevels(countedLevel.data ?? [], node.children ?? [], level + 1),
    ];
  });
  return categoriesWithCounts;
}

function childrenBelow(
  tree: readonly CategoryNode[],
  [name, ...rest]: readonly string[],
): readonly CategoryNode[] {
  if (name === undefined) return tree;
  return childrenBelow(tree.find((node) => node.name === name)?.children ?? [], rest);
}
