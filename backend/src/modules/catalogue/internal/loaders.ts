import type { Context } from '../../../context.ts';
import { createBatchLoader } from '../../../graphql/batch.ts';
import { perRequest } from '../../../graphql/per-request.ts';
import { listDatabase } from '../../session/list-database.ts';
import {
  findBrandsByIds,
  findCategoriesByIds,
  findCategoriesByParents,
  type BrandRow,
  type CategoryRow,
} from './category-store.ts';
import { findCategoryIds } from './store.ts';

/** Data shared by all products of one request. */
interface Loaders {
  brand(id: number): Promise<BrandRow | undefined>;
  /** From the top level down to the category itself. */
  categoryPath(category: CategoryRow): Promise<CategoryRow[]>;
  /** The paths of a product's categories, from the top level down, main one first. */
  categoryPaths(productId: number): Promise<CategoryRow[] | undefined>;
  childCategories(parentId: number): Promise<CategoryRow[] | undefined>;
}

export const getLoaders = perRequest(createLoaders);

function createLoaders(context: Context): Loaders {
  const db = listDatabase(context);
  const category = createBatchLoader<number, CategoryRow>(
    async (ids) => new Map((await findCategoriesByIds(db, ids)).map((row) => [row.id, row])),
  );
  return {
    brand: createBatchLoader(
      async (ids) => new Map((await findBrandsByIds(db, ids)).map((row) => [row.id, row])),
    ),
    childCategories: createBatchLoader(async (ids) =>
      Map.groupBy(await findCategoriesByParents(db, ids), (row) => row.parentId ?? 0),
    ),
    categoryPath: async ({ path }) =>
      (await Promise.all(path.map(category))).filter((row) => row !== undefined),
    categoryPaths: createBatchLoader(async (productIds) => {
      const own = await findCategoryIds(db, productIds);
      const leaves = await findCategoriesByIds(db, [...new Set([...own.values()].flat())]);
      const above = await findCategoriesByIds(db, [...new Set(leaves.flatMap((row) => row.path))]);
      const byId = new Map(above.map((row) => [row.id, row]));
      const pathOf = (id: number): CategoryRow[] =>
        byId.get(id)?.path.flatMap((step) => byId.get(step) ?? []) ?? [];
      return new Map([...own].map(([productId, ids]) => [productId, [...new Set(ids.flatMap(pathOf))]]));
    }),
  };
}
