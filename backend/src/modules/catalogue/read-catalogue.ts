import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import {
  allBrands,
  allCategories,
  categoriesBySlugs,
  categorySlugNow,
  type BrandRow,
  type CategoryRow,
} from './internal/category-store.ts';
import { idNumber, listProducts, type ListingQuery } from './internal/listing.ts';
import type { Listing } from './internal/product-page.ts';
import {
  lastProductId,
  productAddress,
  productBySlug,
  productsAfter,
  productGroup,
  productIdByOldSlug,
  productsByIds,
  productsBySkus,
  type ProductGroupRow,
  type ProductRow,
} from './internal/store.ts';

/** A page of products. */
export type ProductList = Listing;

/** Members of a family that are shown; a family has a few dozen. */
const largestGroup = 200;
const maxSlug = 200;

/** As listProducts: a page of products as this kind of visitor may see them. */
export function productPage(db: Database, query: ListingQuery, guest: boolean): Promise<Listing> {
  return listProducts(db, query, guest);
}

const longestStride = 500;

/** A stride through all that guests see. @throws ShopError BAD_REQUEST for an id that is none, or more than 500 at once */
export async function productWalk(
  db: Database,
  after: string | null,
  first: number,
): Promise<{ products: ProductRow[]; lastId: string | null }> {
  const from = after === null ? 0 : idNumber(after);
  if (from === null || first < 1 || first > longestStride) throw new ShopError('BAD_REQUEST');
  const [products, lastId] = await Promise.all([productsAfter(db, from, first), lastProductId(db)]);
  return { products, lastId: lastId?.toString() ?? null };
}

/**
 * One product by slug, by an address it once had, or by id; null when it is missing, taken out or hidden.
 * The reader compares the answer's slug with what was asked for, and redirects.
 */
export async function productBySlugOrId(
  db: Database,
  slugOrId: string,
  guest: boolean,
): Promise<ProductRow | null> {
  const slug = cleanSlug(slugOrId);
  if (slug === null) return null;
  const bySlug = await productBySlug(db, slug, guest);
  if (bySlug) return bySlug;
  const id = idNumber(slug) ?? (await productIdByOldSlug(db, slug));
  if (id === null) return null;
  const [byId] = await productsByIds(db, [id], guest);
  return byId ?? null;
}

/** Where a product is found now; null when there is none for this visitor. */
export async function addressOfProduct(
  db: Database,
  slugOrId: string,
  guest: boolean,
): Promise<{ address: string; isGone: boolean } | null> {
  const slug = cleanSlug(slugOrId);
  if (slug === null) return null;
  const found = (await productAddress(db, { slug }, guest)) ?? (await addressById(db, slug, guest));
  return found && { address: found.slug ?? String(found.id), isGone: found.isGone };
}

async function addressById(db: Database, slug: string, guest: boolean) {
  const id = idNumber(slug) ?? (await productIdByOldSlug(db, slug));
  return id === null ? null : productAddress(db, { id }, guest);
}

/** The present slug of a category; null when there is none. */
export async function addressOfCategory(db: Database, slug: string): Promise<string | null> {
  const clean = cleanSlug(slug);
  return clean === null ? null : categorySlugNow(db, clean);
}

/** Lower case; null for what cannot be an address (and would upset the database). */
function cleanSlug(text: string): string | null {
  const slug = text.trim().toLowerCase();
  return slug === '' || slug.length > maxSlug || slug.includes('\0') || !slug.isWellFormed() ? null : slug;
}

/** A product's key in the database; null for what cannot be a product's id. */
export const productKey = (productId: string): number | null => idNumber(productId);

/** A product by its id as the contract carries it; null when it is missing, taken out or hidden. */
export async function productById(
  db: Database,
  productId: string,
  guest: boolean,
): Promise<ProductRow | null> {
  const id = idNumber(productId);
  const [row] = id === null ? [] : await productsByIds(db, [id], guest);
  return row ?? null;
}

/** The products of `ids` that exist for the visitor, in the order of `ids`. */
export const productsInOrder = (
  db: Database,
  ids: readonly number[],
  guest: boolean,
): Promise<ProductRow[]> => productsByIds(db, ids, guest);

export const productsNamed = (db: Database, skus: readonly string[], guest: boolean): Promise<ProductRow[]> =>
  productsBySkus(db, skus, guest);

/** A family; null when there is none, or when nothing of it exists for the visitor. */
export async function groupById(
  db: Database,
  groupId: string,
  guest: boolean,
): Promise<ProductGroupRow | null> {
  const id = idNumber(groupId);
  const group = id === null ? null : await productGroup(db, id, guest, largestGroup);
  return group && group.products.length > 0 ? group : null;
}

export const brandList = (db: Database): Promise<BrandRow[]> => allBrands(db);

/** The top-level categories, their children nested in them. */
export async function categoryTree(db: Database): Promise<CategoryRow[]> {
  const rows = await allCategories(db);
  const byParent = Map.groupBy(rows, (row) => row.parentId);
  const nest = (row: CategoryRow): CategoryRow => ({
    ...row,
    children: (byParent.get(row.id) ?? []).map(nest),
  });
  return (byParent.get(null) ?? []).map(nest);
}

/** Categories by slug in the order asked for; unknown ones are left out. */
export async function categoriesNamed(db: Database, slugs: readonly string[]): Promise<CategoryRow[]> {
  if (slugs.length === 0) return [];
  const bySlug = new Map((await categoriesBySlugs(db, slugs)).map((row) => [row.slug, row]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}
