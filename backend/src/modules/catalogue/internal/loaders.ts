import type { Context } from '../../../context.ts';
import { batched } from '../../../graphql/batch.ts';
import { perRequest } from '../../../graphql/per-request.ts';
import type { CustomerTerms } from '../../../../../lib/rules/money/product-price.ts';
import { termsOf } from '../../pricing/customer-terms.ts';
import {
  brandsByIds,
  categoriesByIds,
  categoriesByParents,
  type BrandRow,
  type CategoryRow,
} from './category-store.ts';
import { categoryIdsOf } from './store.ts';

/** What the products of one request share. */
interface Loaders {
  brand(id: number): Promise<BrandRow | undefined>;
  /** The paths of a product's categories, from the top level down, main one first. */
  categoryPaths(productId: number): Promise<CategoryRow[] | undefined>;
  childCategories(parentId: number): Promise<CategoryRow[] | undefined>;
  /** The visitor's terms; null for a guest. */
  terms(): Promise<CustomerTerms | null>;
}

export const loadersOf = perRequest(makeLoaders);

function makeLoaders({ db, visitor }: Context): Loaders {
  let terms: Promise<CustomerTerms | null> | null = null;
  return {
    brand: batched(async (ids) => new Map((await brandsByIds(db, ids)).map((row) => [row.id, row]))),
    childCategories: batched(async (ids) =>
      Map.groupBy(await categoriesByParents(db, ids), (row) => row.parentId ?? 0),
    ),
    categoryPaths: batched(async (productIds) => {
      const own = await categoryIdsOf(db, productIds);
      const leaves = await categoriesByIds(db, [...new Set([...own.values()].flat())]);
      const above = await categoriesByIds(db, [...new Set(leaves.flatMap((row) => row.path))]);
      const byId = new Map(above.map((row) => [row.id, row]));
      const pathOf = (id: number): CategoryRow[] =>
        byId.get(id)?.path.flatMap((step) => byId.get(step) ?? []) ?? [];
      return new Map([...own].map(([productId, ids]) => [productId, [...new Set(ids.flatMap(pathOf))]]));
    }),
    terms: () => (terms ??= termsOf(db, visitor)),
  };
}
