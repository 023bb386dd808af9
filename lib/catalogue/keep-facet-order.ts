import type { ListingFacets } from './listing-answer.ts';

interface WithCount {
  readonly count: number;
}

/**
 * The current counts in the order that the page first had: a value without matches stays, with 0, so that nothing moves under
 * the pointer. New values come last.
 */
export function keepFacetOrder(firstFacets: ListingFacets, currentFacets: ListingFacets): ListingFacets {
  if (firstFacets === currentFacets) return currentFacets;
  const names = [
    ...new Set([...firstFacets.attributes, ...currentFacets.attributes].map(({ name }) => name)),
  ];
  const valuesOf = ({ attributes }: ListingFacets, attributeName: string) =>
    attributes.find(({ name }) => name === attributeName)?.values ?? [];
  return {
    ...currentFacets,
    brands: keepOrder(firstFacets.brands, currentFacets.brands, ({ value }) => value),
    categories:
      currentFacets.categories.length > 0
        ? keepCategoryOrder(firstFacets.categories, currentFacets.categories)
        : firstFacets.categories,
    attributes: names.map((name) => ({
      name,
      values: keepOrder(valuesOf(firstFacets, name), valuesOf(currentFacets, name), ({ value }) => value),
    })),
    price: firstFacets.price ?? currentFacets.price,
    unitPrices: firstFacets.unitPrices.length > 0 ? firstFacets.unitPrices : currentFacets.unitPrices,
  };
}

function keepOrder<T extends WithCount>(
  first: readonly T[],
  now: readonly T[],
  keyOf: (item: T) => string,
): T[] {
  const counts = new Map(now.map((item) => [keyOf(item), item]));
  const firstKeys = new Set(first.map(keyOf));
  return [
    ...first.map((item) => counts.get(keyOf(item)) ?? { ...item, count: 0 }),
    ...now.filter((item) => !firstKeys.has(keyOf(item))),
  ];
}

/** Those of the first level as they were, each followed by what is below it now. */
function keepCategoryOrder(
  first: ListingFacets['categories'],
  now: ListingFacets['categories'],
): ListingFacets['categories'] {
  const top = Math.min(...first.map(({ level }) => level), ...now.map(({ level }) => level));
  const topCategories = (categories: ListingFacets['categories']) =>
    categories.filter(({ level }) => level === top);
  return keepOrder(topCategories(first), topCategories(now), ({ slug }) => slug).flatMap((category) => {
    const at = now.findIndex(({ slug }) => slug === category.slug);
    if (at === -1) return [category];
    const next = now.findIndex(({ level }, place) => place > at && level === top);
    return now.slice(at, next === -1 ? undefined : next);
  });
}
