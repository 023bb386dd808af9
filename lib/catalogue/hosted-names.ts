import { categoryPath, type CategoryNode } from './category-path.ts';
import type { ListingPlace } from './listing-answer.ts';
import type { ListingSort, ListingState } from './listing-state.ts';

/** Attributes of the hosted search's records by which a listing is narrowed. */
export const categoryLevels = ['categories.lvl0', 'categories.lvl1', 'categories.lvl2'] as const;
export const levelSeparator = ' > ';

/** Whether there can be categories below the one of these names. */
export const hasLevelsBelow = (root: readonly string[]): boolean => root.length < categoryLevels.length;

export const attributePrefix = 'attributes.';
/** The attribute of a measure's price; a full stop would name a field of a field. */
export const unitPriceAttribute = (per: string): string => `unitPrice.${per.replace('.', '')}`;
/** Field of the state → attribute. */
export const hostedSwitches = {
  inStock: 'inStock',
  discounted: 'discounted',
  isNew: 'isNew',
  specialOrder: 'isSpecialOrder',
} as const satisfies Partial<Record<keyof ListingState, string>>;

/**
 * Whether the hosted search lists in this order, by relevance and without a text by popularity. It would need a copy of all its
 * records for each other one; the backend has those.
 */
export const isHostedOrder = (sort: ListingSort | undefined, query: string | undefined): boolean =>
  sort === undefined || sort === (query ? 'Relevance' : 'Popular');

/** Filter of the place itself, without any choice; empty for the whole range. */
export function placeFilter({ categoryNames, brandName }: ListingPlace): string {
  const level = categoryLevels[categoryNames.length - 1];
  if (level) return `${level}:${quoteValue(categoryNames.join(levelSeparator))}`;
  return brandName === null ? '' : `brand:${quoteValue(brandName)}`;
}

/** Names from the top level down to the category; empty where there is none. */
export function findCategoryNames(tree: readonly CategoryNode[], slug: string | undefined): string[] {
  return slug === undefined ? [] : categoryPath(tree, slug).map(({ name }) => name);
}

const quoteValue = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
