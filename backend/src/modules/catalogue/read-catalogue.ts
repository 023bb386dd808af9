import { normaliseProductCode } from '../../../../lib/rules/products/product-code.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import {
  findAllBrands,
  findAllCategories,
  findCategoriesByIds,
  findCategoriesBySlugs,
  findCurrentCategorySlug,
  findTopCategories,
  type BrandRow,
  type CategoryRow,
} from './internal/category-store.ts';
import { findIdsByCodes } from './internal/code-store.ts';
import { parseId, listProducts } from './internal/listing.ts';
import type { Listing } from './internal/product-page.ts';
import {
  findCategoryIds,
  findLastProductId,
  findProductAddress,
  findProductBySlug,
  findProductsAfter,
  findProductGroup,
  findProductIdByOldSlug,
  findProductsByIds,
  findProductsBySkus,
  type ProductGroupRow,
  type ProductRow,
} from './internal/store.ts';

export type ProductList = Listing;

/** Members of a family that are shown; families have a few dozen at most. */
const maxGroupMembers = 200;
const maxSlugLength = 200;

/** A page of products as this viewer may see them. */
export const readProductPage = listProducts;

const maxStride = 500;

/** A batch of all products that guests see. @throws ShopError BAD_REQUEST for an invalid id, or more than 500 at once */
export async function readProductStride(
  db: Database,
  after: string | null,
  first: number,
): Promise<{ products: ProductRow[]; lastId: string | null }> {
  const from = after === null ? 0 : parseId(after);
  if (from === null || first < 1 || first > maxStride) throw new ShopError('BAD_REQUEST');
  const [products, lastId] = await Promise.all([
    findProductsAfter(db, from, first, true),
    findLastProductId(db),
  ]);
  return { products, lastId: lastId?.toString() ?? null };
}

/**
 * One product by slug, by a former slug, or by id; null when it is missing, removed or hidden. The caller compares the returned
 * slug with the requested one, and redirects.
 */
export async function readProductBySlugOrId(
  db: Database,
  slugOrId: string,
  guest: boolean,
): Promise<ProductRow | null> {
  const slug = normaliseSlug(slugOrId);
  if (slug === null) return null;
  const bySlug = await findProductBySlug(db, slug, guest);
  if (bySlug) return bySlug;
  const id = parseId(slug) ?? (await findProductIdByOldSlug(db, slug));
  if (id === null) return null;
  const [byId] = await findProductsByIds(db, [id], guest);
  return byId ?? null;
}

/** A product's current address; null when there is none for this visitor. */
export async function readProductAddress(
  db: Database,
  slugOrId: string,
  guest: boolean,
): Promise<{ address: string; isGone: boolean } | null> {
  const slug = normaliseSlug(slugOrId);
  if (slug === null) return null;
  const addressRow =
    (await findProductAddress(db, { slug }, guest)) ?? (await readAddressById(db, slug, guest));
  return addressRow && { address: addressRow.slug ?? String(addressRow.id), isGone: addressRow.isGone };
}

async function readAddressById(db: Database, slug: string, guest: boolean) {
  const id = parseId(slug) ?? (await findProductIdByOldSlug(db, slug));
  return id === null ? null : findProductAddress(db, { id }, guest);
}

/** The current slug of a category; null when there is none. */
export async function readCategoryAddress(db: Database, slug: string): Promise<string | null> {
  const normalised = normaliseSlug(slug);
  return normalised === null ? null : findCurrentCategorySlug(db, normalised);
}

/** Lower case; null for what cannot be an address (and would cause a database error). */
function normaliseSlug(text: string): string | null {
  const slug = text.trim().toLowerCase();
  return slug === '' || slug.length > maxSlugLength || slug.includes('\0') || !slug.isWellFormed()
    ? null
    : slug;
}

/** A product's row id; null for an invalid one. */
export const parseProductId = (productId: string): number | null => parseId(productId);

/** A product by the contract's id; null when it is missing, removed or hidden. */
export async function readProductById(
  db: Database,
  productId: string,
  guest: boolean,
): Promise<ProductRow | null> {
  const id = parseId(productId);
  const [row] = id === null ? [] : await findProductsByIds(db, [id], guest);
  return row ?? null;
}

/** The products of `ids` that the visitor may see, in the order of `ids`. */
export const readProductsByIds = (
  db: Database,
  ids: readonly number[],
  guest: boolean,
): Promise<ProductRow[]> => findProductsByIds(db, ids, guest);

export const readProductsBySkus = (
  db: Database,
  skus: readonly string[],
  guest: boolean,
): Promise<ProductRow[]> => findProductsBySkus(db, skus, guest);

/** A family; null when there is none, or when the visitor may see none of it. */
export async function readProductGroup(
  db: Database,
  groupId: string,
  guest: boolean,
): Promise<ProductGroupRow | null> {
  const id = parseId(groupId);
  const group = id === null ? null : await findProductGroup(db, id, guest, maxGroupMembers);
  return group && group.products.length > 0 ? group : null;
}

export const readBrands = (db: Database): Promise<BrandRow[]> => findAllBrands(db);

/** The top-level categories; what is below them is not read. */
export const readTopCategories = (db: Database): Promise<CategoryRow[]> => findTopCategories(db);

/** A category by its present slug; null when there is none. */
export async function readCategory(db: Database, slug: string): Promise<CategoryRow | null> {
  const [row] = normaliseSlug(slug) === slug ? await findCategoriesBySlugs(db, [slug]) : [];
  return row ?? null;
}

/** The top-level categories, their children nested in them. */
export async function readCategoryTree(db: Database): Promise<CategoryRow[]> {
  const rows = await findAllCategories(db);
  const byParent = Map.groupBy(rows, (row) => row.parentId);
  const nest = (row: CategoryRow): CategoryRow => ({
    ...row,
    children: (byParent.get(row.id) ?? []).map(nest),
  });
  return (byParent.get(null) ?? []).map(nest);
}

/** Categories by slug in the requested order; unknown ones are left out. */
export async function readCategoriesBySlugs(db: Database, slugs: readonly string[]): Promise<CategoryRow[]> {
  if (slugs.length === 0) return [];
  const bySlug = new Map((await findCategoriesBySlugs(db, slugs)).map((row) => [row.slug, row]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}

/** What customers may buy of these numbers, by the number as lib/rules/products/product-code.ts compares it. */
export async function readProductsByCode(
  db: Database,
  skus: readonly string[],
): Promise<Map<string, ProductRow>> {
  const codes = skus.map(normaliseProductCode).filter((code) => code.isWellFormed() && !code.includes('\0'));
  const rows = await findProductsByIds(db, await findIdsByCodes(db, codes), false);
  return new Map(rows.map((row) => [normaliseProductCode(row.sku), row]));
}

/** The category that each product belongs to first, by the product's id. */
export async function readMainCategories(
  db: Database,
  productIds: readonly number[],
): Promise<Map<number, CategoryRow>> {
  const ids = await findCategoryIds(db, productIds);
  const mainIds = [...ids.values()].flatMap(([main]) => main ?? []);
  const byId = new Map((await findCategoriesByIds(db, mainIds)).map((row) => [row.id, row]));
  return new Map(
    [...ids].flatMap(([productId, [main]]) => {
      const category = main === undefined ? undefined : byId.get(main);
      return category ? [[productId, category] as const] : [];
    }),
  );
}
