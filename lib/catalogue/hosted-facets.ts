import { compareIcelandic } from '../rules/text/icelandic-order.ts';
import { attributePrefix, hasLevels, hostedSwitches, levels } from './hosted-names.ts';
import type { CategoryNode } from './category-path.ts';
import type { ListingFacets } from './facet-groups.ts';

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
 * The hosted search's counts as the backend answers them: one way to name facets, whoever has counted.
 * @param root names from the top level down to the category that the listing is of
 */
export function facetsFrom(
  results: CountedResults,
  attributes: readonly string[],
  tree: readonly CategoryNode[],
  root: readonly string[],
): ListingFacets {
  const values = (attribute: string) =>
    toCountedFacet(results.getFacetValues(attribute, { sortBy: ['count:desc', 'name:asc'] }))
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => ({ value: name, count }));
  const yes = (attribute: string) => values(attribute).find(({ value }) => value === 'true')?.count ?? 0;
  const { min, max } = results.getFacetStats('price') ?? {};
  const menu = hasLevels(root)
    ? (results.getFacetValues(levels[0], { sortBy: ['name:asc'] }) as CountedLevel | undefined)
    : undefined;
  return {
    brands: values('brand'),
    categories: flattened(menu?.data ?? [], below(tree, root), root.length + 1),
    attributes: attributes
      .map((name) => ({ name, values: values(attributePrefix + name) }))
      .filter((facet) => facet.values.length > 0)
      .toSorted((a, b) => compareIcelandic(a.name, b.name)),
    inStock: yes(hostedSwitches.inStock),
    isNew: yes(hostedSwitches.isNew),
    isSpecialOrder: yes(hostedSwitches.specialOrder),
    discounted: yes(hostedSwitches.discounted),
    price: min === undefined || max === undefined ? null : { from: min, to: max },
  };
}

const toCountedFacet = (values: unknown): readonly CountedFacet[] =>
  Array.isArray(values) ? (values as CountedFacet[]) : [];

/** In the order of the catalogue, each followed by what is below it. */
function flattened(
  counted: readonly CountedLevel[],
  tree: readonly CategoryNode[],
  level: number,
): ListingFacets['categories'] {
  const found = tree.flatMap((node) => {
    const own = counted.find(({ name }) => name === node.name);
    if (!own) return [];
    const { slug, name } = node;
    return [
      { slug, name, level, count: own.count },
      ...flattened(own.data ?? [], node.children ?? [], level + 1),
    ];
  });
  return found;
}

function below(tree: readonly CategoryNode[], [name, ...rest]: readonly string[]): readonly CategoryNode[] {
  if (name === undefined) return tree;
  return below(tree.find((node) => node.name === name)?.children ?? [], rest);
}
