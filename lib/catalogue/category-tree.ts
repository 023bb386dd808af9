import { queryOptions } from '@tanstack/react-query';
import type { CategoryNode } from './category-path.ts';

/** A category with what is below it, as the menus know it. */
export interface MenuCategory extends CategoryNode {
  readonly image?: { readonly assetPath: string } | null;
  readonly children: readonly MenuCategory[];
}
export type CategoryTree = readonly MenuCategory[];

/** All levels of the categories; fetched once, when a menu first opens. */
export const categoryTreeQuery = queryOptions({
  queryKey: ['category-tree'],
  queryFn: async ({ signal }): Promise<CategoryTree> => {
    const answer = await fetch('/api/flokkar', { signal });
    if (!answer.ok) throw new Error(`The category tree answered ${answer.status}`);
    return (await answer.json()) as CategoryTree;
  },
  staleTime: Infinity,
});
