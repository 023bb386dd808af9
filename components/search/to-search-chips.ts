import { listingQuery, plainListing, type ListingState } from '@/lib/catalogue/listing-state.ts';
import type { CategoryNode } from '@/lib/catalogue/category-path.ts';
import type { HitFacets } from '@/lib/search/queries.ts';

/** The results page, narrowed. */
export interface SearchChip {
  label: string;
  count: number;
  href: string;
}

const maximumOfKind = 3;

/** By what results can be narrowed: what is in stock, then categories and brands with the most of them, where there is a choice. */
export function toSearchChips(
  text: string,
  { brands, categories, inStock }: HitFacets,
  tree: readonly CategoryNode[],
  total: number,
): SearchChip[] {
  const toChip = (label: string, count: number, choice: Partial<ListingState>): SearchChip => {
    const query = listingQuery({ ...plainListing, ...choice }, { leit: text });
    return { label, count, href: `/leit${query}` };
  };
  const levels = new Map(tree.map(({ name, slug }) => [name, slug]));
  const narrowing = ({ count }: { count: number }) => count < total;
  const chips = [
    ...categories
      .filter(narrowing)
      .slice(0, maximumOfKind)
      .flatMap(({ name, count }) => {
        const category = levels.get(name);
        return category === undefined ? [] : [toChip(name, count, { category })];
      }),
    ...brands
      .filter(narrowing)
      .slice(0, maximumOfKind)
      .map(({ name, count }) => toChip(name, count, { brands: [name] })),
  ];
  const hasChoice = inStock > 0 && inStock < total;
  return hasChoice ? [toChip('Til á lager', inStock, { inStock: true }), ...chips] : chips;
}
