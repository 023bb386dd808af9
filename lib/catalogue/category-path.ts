/** A category of any level. */
export interface CategoryNode {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  /** Absent on the lowest level, and where nobody asked what is below. */
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
export function mainCategoryPath<Category extends { readonly id: string; readonly parentId: string | null }>(
  productCategories: readonly Category[],
): Category[] {
  const path: Category[] = [];
  for (const category of productCategories) {
    if (category.parentId !== (path.at(-1)?.id ?? null)) break;
    path.push(category);
  }
  return path;
}
