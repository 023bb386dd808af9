import { asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { brands, categories } from '../../../db/schema/catalogue.ts';
import { shelves } from '../../../db/schema/shelves.ts';
import type { StoredImage } from '../../../db/schema/columns.ts';

export interface CategoryRow {
  id: number;
  slug: string;
  parentId: number | null;
  /** Ids from the top level down to this one. */
  path: number[];
  name: string;
  description: string | null;
  linkColor: string | null;
  icon: string | null;
  image: StoredImage | null;
  /** Products that guests see, in it and below. */
  productCount: number;
  /** Absent where they were not loaded. */
  children?: CategoryRow[];
}

export interface BrandRow {
  id: number;
  slug: string;
  name: string;
  website: string | null;
  description: string | null;
  theme: string | null;
  logo: StoredImage | null;
  cover: StoredImage | null;
  mobileCover: StoredImage | null;
  productCount: number;
}

const guestCount = sql<number>`coalesce(${shelves.guestCount}, 0)`.mapWith(Number);

const selectCategories = (db: Database) =>
  db
    .select({
      id: categories.id,
      slug: categories.slug,
      parentId: categories.parentId,
      path: categories.path,
      name: categories.name,
      description: categories.description,
      linkColor: categories.linkColor,
      icon: categories.icon,
      image: categories.image,
      productCount: guestCount,
    })
    .from(categories)
    .leftJoin(shelves, eq(shelves.shelf, categories.id))
    .orderBy(asc(categories.position), asc(categories.nameSort), asc(categories.id))
    .$dynamic();

export const findAllCategories = (db: Database): Promise<CategoryRow[]> => selectCategories(db);

export const findTopCategories = (db: Database): Promise<CategoryRow[]> =>
  selectCategories(db).where(isNull(categories.parentId));

export async function findCategoriesByIds(db: Database, ids: readonly number[]): Promise<CategoryRow[]> {
  return ids.length === 0 ? [] : selectCategories(db).where(inArray(categories.id, [...ids]));
}

export const findCategoriesBySlugs = (db: Database, slugs: readonly string[]): Promise<CategoryRow[]> =>
  selectCategories(db).where(inArray(categories.slug, [...slugs]));

export const findCategoriesByParents = (db: Database, parentIds: readonly number[]): Promise<CategoryRow[]> =>
  selectCategories(db).where(inArray(categories.parentId, [...parentIds]));

/** @param parentIds null for the top level */
export const findCategoriesBelow = (
  db: Database,
  parentIds: readonly (number | null)[],
): Promise<CategoryRow[]> =>
  selectCategories(db).where(
    or(
      inArray(
        categories.parentId,
        parentIds.filter((id) => id !== null),
      ),
      parentIds.includes(null) ? isNull(categories.parentId) : undefined,
    ),
  );

const selectBrands = (db: Database) =>
  db
    .select({
      id: brands.id,
      slug: brands.slug,
      name: brands.name,
      website: brands.website,
      description: brands.description,
      theme: brands.theme,
      logo: brands.logo,
      cover: brands.cover,
      mobileCover: brands.mobileCover,
      productCount: guestCount,
    })
    .from(brands)
    .leftJoin(shelves, eq(shelves.shelf, sql`-${brands.id}`))
    .orderBy(asc(brands.nameSort), asc(brands.id))
    .$dynamic();

/** In Icelandic order. */
export const findAllBrands = (db: Database): Promise<BrandRow[]> => selectBrands(db);

export const findBrandsByIds = (db: Database, ids: readonly number[]): Promise<BrandRow[]> =>
  selectBrands(db).where(inArray(brands.id, [...ids]));

export async function findBrandIdBySlug(db: Database, slug: string): Promise<number | null> {
  const [row] = await db.select({ id: brands.id }).from(brands).where(eq(brands.slug, slug));
  return row?.id ?? null;
}

/** Several brands may share one name. */
export async function findBrandIdsByNames(db: Database, names: readonly string[]): Promise<number[]> {
  const rows = await db
    .select({ id: brands.id })
    .from(brands)
    .where(inArray(brands.name, [...names]));
  return rows.map(({ id }) => id);
}

export async function findCategoryIdBySlug(db: Database, slug: string): Promise<number | null> {
  const [row] = await db.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug));
  return row?.id ?? null;
}

/** Current slug of the category that has, or once had, this slug. */
export async function findCurrentCategorySlug(db: Database, slug: string): Promise<string | null> {
  const rows = await db
    .select({ slug: categories.slug })
    .from(categories)
    .where(
      or(
        eq(categories.slug, slug),
        sql`${categories.id} = (SELECT target_id FROM old_slugs WHERE kind = 'category' AND slug = ${slug})`,
      ),
    );
  return rows.find((row) => row.slug === slug)?.slug ?? rows[0]?.slug ?? null;
}
