import type { Context } from '../../../context.ts';
import { batched } from '../../../graphql/batch.ts';
import { favoriteMarks } from '../../favorites/favorite-marks.ts';
import type { CustomerTerms } from '../../../../../lib/rules/money/product-price.ts';
import { termsOf } from '../../pricing/customer-terms.ts';
import { lastPurchasesOf, type Purchase } from '../../purchases/purchases.ts';
import { seesPrices } from '../../session/abilities.ts';
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
  /** Undefined where the product is none of the customer's favourites. */
  favorite(productId: number): Promise<true | undefined>;
  lastPurchase(productId: number): Promise<Purchase | undefined>;
  /** The visitor's terms; null for a guest. */
  terms(): Promise<CustomerTerms | null>;
}

const kept = new WeakMap<Context, Loaders>();

export function loadersOf(context: Context): Loaders {
  const known = kept.get(context);
  if (known) return known;
  const made = makeLoaders(context);
  kept.set(context, made);
  return made;
}

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
    favorite: batched(async (ids) =>
      visitor.session ? favoriteMarks(db, visitor.session.customerId, ids) : new Map<number, true>(),
    ),
    lastPurchase: batched(async (ids) =>
      visitor.session && seesPrices(visitor)
        ? lastPurchasesOf(db, visitor.session.customerId, ids)
        : new Map<number, Purchase>(),
    ),
    terms: () => (terms ??= termsOf(db, visitor)),
  };
}
