import type { ListingFacets } from './facet-groups.ts';

interface Counted {
  readonly count: number;
}

/**
 * The counts of now in the places where the page first had them: a value that nothing fits any more stays, with 0, so that
 * nothing moves under the pointer. What is new comes after.
 */
export function steadyFacets(first: ListingFacets, now: ListingFacets): ListingFacets {
  if (first === now) return now;
  const names = [...new Set([...first.attributes, ...now.attributes].map(({ name }) => name))];
  const valuesOf = ({ attributes }: ListingFacets, wanted: string) =>
    attributes.find(({ name }) => name === wanted)?.values ?? [];
  return {
    ...now,
    brands: keepOrder(first.brands, now.brands, ({ value }) => value),
    categories:
      now.categories.length > 0 ? steadyCategories(first.categories, now.categories) : first.categories,
    attributes: names.map((name) => ({
      name,
      values: keepOrder(valuesOf(first, name), valuesOf(now, name), ({ value }) => value),
    })),
    price: first.price ?? now.price,
  };
}

function keepOrder<T extends Counted>(
  first: readonly T[],
  now: readonly T[],
  keyOf: (item: T) => string,
): T[] {
  const counts = new Map(now.map((item) => [keyOf(item), item]));
  const known = new Set(first.map(keyOf));
  return [
    ...first.map((item) => counts.get(keyOf(item)) ?? { ...item, count: 0 }),
    ...now.filter((item) => !known.has(keyOf(item))),
  ];
}

/** Those of the first level as they were, each followed by what is below it now. */
function steadyCategories(
  first: ListingFacets['categories'],
  now: ListingFacets['categories'],
): ListingFacets['categories'] {
  const top = Math.min(...first.map(({ level }) => level), ...now.map(({ level }) => level));
  const ofTop = (categories: ListingFacets['categories']) => categories.filter(({ level }) => level === top);
  return keepOrder(ofTop(first), ofTop(now), ({ slug }) => slug).flatMap((category) => {
    const at = now.findIndex(({ slug }) => slug === category.slug);
    if (at === -1) return [category];
    const next = now.findIndex(({ level }, place) => place > at && level === top);
    return now.slice(at, next === -1 ? undefined : next);
  });
}
