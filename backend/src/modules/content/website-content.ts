import type { ResolversTypes } from '../../../../graphql/generated/resolvers.ts';
import type { WebsiteInfo } from '../../../../lib/contract/rest-schemas.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { categoriesNamed, categoryTree, productPage, productsNamed } from '../catalogue/read-catalogue.ts';
import { sectionsOf } from './internal/page.ts';
import type { CategoriesBlock, ProductBlock } from './internal/page-block.ts';
import { readEmployees, readNavigation, readPage, readPageNames, readWebsiteInfo } from './internal/store.ts';

type ProductList = Awaited<ReturnType<typeof productsNamed>>;
type CategoryList = Awaited<ReturnType<typeof categoriesNamed>>;

/** Who the seller is; also what invoices name. @throws ShopError UNAVAILABLE before the content has been loaded */
export async function websiteInfo(db: Database): Promise<WebsiteInfo> {
  const row = await readWebsiteInfo(db);
  if (!row)
    throw new ShopError(
      'UNAVAILABLE',
      'Þjónustan er ekki tiltæk sem stendur. Vinsamlegast reynið aftur eftir smástund.',
    );
  const { id: _id, ...info } = row;
  return info;
}

export async function navigation(db: Database): Promise<ResolversTypes['NavigationItem'][]> {
  const rows = await readNavigation(db);
  return rows.map(({ position: _position, updatedAt, ...item }) => ({
    ...item,
    updatedAt: updatedAt.toISOString(),
  }));
}

export async function salesStaff(db: Database): Promise<ResolversTypes['Employee'][]> {
  const rows = await readEmployees(db);
  return rows.map(({ position: _position, ...person }) => person);
}

/** A page without the products and categories of its blocks; null for a slug that is none. */
export async function pageBySlug(db: Database, slug: string): Promise<ResolversTypes['CmsPage'] | null> {
  const row = slug.includes('\0') || !slug.isWellFormed() ? null : await readPage(db, slug.toLowerCase());
  return row && { ...row, updatedAt: row.updatedAt.toISOString(), sections: sectionsOf(row.sections) };
}

export async function pageNames(db: Database): Promise<ResolversTypes['CmsPageName'][]> {
  const rows = await readPageNames(db);
  return rows.map(({ updatedAt, ...page }) => ({ ...page, updatedAt: updatedAt.toISOString() }));
}

/** The products of a band that exist for the visitor. */
export async function bandProducts(
  db: Database,
  { choose }: ProductBlock,
  guest: boolean,
): Promise<ProductList> {
  if ('skus' in choose) return productsNamed(db, choose.skus, guest);
  const { category, brand, count, ...filters } = choose;
  const page = await productPage(
    db,
    { ...filters, categorySlug: category, brandSlug: brand, pageSize: count, page: 1 },
    guest,
  );
  return page.products;
}

export function blockCategories(db: Database, { slugs }: CategoriesBlock): Promise<CategoryList> {
  return slugs ? categoriesNamed(db, slugs) : categoryTree(db);
}
