import type { CategoriesQuery } from '../../graphql/generated/operations.ts';

type TopCategory = CategoriesQuery['categories'][number];
type ChildCategory = TopCategory['children'][number];
type GrandchildCategory = ChildCategory['children'][number];

/** A category of any level. */
export interface CategoryNode extends Omit<GrandchildCategory, 'description'> {
  /** Absent in the menus' tree. */
  readonly description?: string | null;
  readonly children?: readonly CategoryNode[];
}

/** The categories from the top level down to the one with this slug; empty when there is none. */
export function categoryPath(categories: readonly CategoryNode[], slug: string): CategoryNode[] {
  for (const category of categories) {
    if (category.slug === slug) return [category];
    const descendantPath = categoryPath(category.children ?? [], slug);
    if (descendantPath.length > 0) return [category, ...descendantPath];
  }
  return [];
}

/** A product's main way through the tree: its categories name several ways one after the other. */
export function mainCategoryPath(
  categories: readonly CategoryNode[],
  productCategories: readonly { id: string }[],
): CategoryNode[] {
  const path: CategoryNode[] = [];
  let level: readonly CategoryNode[] = categories;
  for (const { id } of productCategories) {
    const next = level.find((category) => category.id === id);
    if (!next) break;
    path.push(next);
    level = next.children ?? [];
  }
  return path;
}
