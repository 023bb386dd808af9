import { categoryPath, type CategoryNode } from './category-path.ts';
import type { ListingPlace } from './listing-answer.ts';
import type { ListingSort, ListingState } from './listing-state.ts';

/** Attributes of the hosted search's records by which a listing is narrowed. */
export const categoryLevels = ['categories.lvl0', 'categories.lvl1', 'categories.lvl2'] as const;
export const levelSeparator = ' > ';

/** Whether there can be categories below the one of these names. */
export const hasLevelsBelow = (root: readonly string[]): boolean => root.length < categoryLevels.length;

export const attributePrefix = 'attributes.';
/** Field of the state → attribute. */
export const hostedSwitches = {
  inStock: 'inStock',
  discounted: 'discounted',
  isNew: 'isNew',
  specialOrder: 'isSpecialOrder',
} as const satisfies Partial<Record<keyof ListingState, string>>;

/** End of the replica's name for each order but the index's own. */
const replicaNames: Readonly<Partial<Record<ListingSort, string>>> = {
  Popular: 'vinsaelt',
  Newest: 'nyjast',
  PriceAscending: 'verd_haekkandi',
  PriceDescending: 'verd_laekkandi',
  NameAscending: 'nafn',
  NameDescending: 'nafn_aftur',
};

/** The index that sorts so. */
export function indexFor(index: string, sort: ListingSort | undefined): string {
  const replica = sort && replicaNames[sort];
  return replica ? `${index}_${replica}` : index;
}

/** All of them, for the choice of order. */
export function allIndexes(index: string): string[] {
  return [index, ...Object.values(replicaNames).map((replica) => `${index}_${replica}`)];
}

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
