import type { ResolversTypes } from '../../../../graphql/generated/resolvers.ts';
import type { WebsiteInfo } from '../../../../lib/contract/rest-schemas.ts';
import type { Database } from '../../db/connect.ts';
import type { Seller } from '../../db/schema/invoices.ts';
import { ShopError } from '../../errors.ts';
import {
  readCategoriesBySlugs,
  readTopCategories,
  readProductPage,
  readProductsBySkus,
} from '../catalogue/read-catalogue.ts';
import { toSections } from './internal/page.ts';
import type { CategoriesBlock, ProductBlock } from './internal/page-block.ts';
import {
  findEmployees,
  findNavigationItems,
  findPage,
  findPageNames,
  findWebsiteInfo,
} from './internal/store.ts';

type ProductList = Awaited<ReturnType<typeof readProductsBySkus>>;
type CategoryList = Awaited<ReturnType<typeof readCategoriesBySlugs>>;

/** Who the seller is; also printed on invoices. @throws ShopError UNAVAILABLE before the content has been loaded */
export async function readWebsiteInfo(db: Database): Promise<WebsiteInfo> {
  const row = await findWebsiteInfo(db);
  if (!row)
    throw new ShopError(
      'UNAVAILABLE',
      'Þjónustan er ekki tiltæk sem stendur. Vinsamlegast reynið aftur eftir smástund.',
    );
  const { name, ssn, vatNumber, phoneNumber, address, email, copyright } = row;
  return { name, ssn, vatNumber, phoneNumber, address, email, copyright };
}

/** What an invoice says of the seller, and where it is paid. @throws as readWebsiteInfo */
export async function readSeller(db: Database): Promise<Seller> {
  const { name, ssn, vatNumber, address } = await readWebsiteInfo(db);
  const row = await findWebsiteInfo(db);
  return {
    name,
    ssn,
    vatNumber,
    address,
    bankAccount: row?.bankAccount ?? null,
    paymentReference: row?.paymentReference ?? null,
    hasBankClaims: row?.hasBankClaims ?? false,
  };
}

/** Whether less than what is left of an invoice may be paid by card. */
export async function allowsPartialPayments(db: Database): Promise<boolean> {
  return (await findWebsiteInfo(db))?.allowsPartialPayments ?? false;
}

export async function readNavigation(db: Database): Promise<ResolversTypes['NavigationItem'][]> {
  const rows = await findNavigationItems(db);
  return rows.map(({ position: _position, updatedAt, ...item }) => ({
    ...item,
    updatedAt: updatedAt.toISOString(),
  }));
}

export async function readSalesStaff(db: Database): Promise<ResolversTypes['Employee'][]> {
  const rows = await findEmployees(db);
  return rows.map(({ position: _position, ...person }) => person);
}

/** A page without the products and categories of its blocks; null for an unknown slug. */
export async function readPageBySlug(db: Database, slug: string): Promise<ResolversTypes['CmsPage'] | null> {
  const row = slug.includes('\0') || !slug.isWellFormed() ? null : await findPage(db, slug.toLowerCase());
  return row && { ...row, updatedAt: row.updatedAt.toISOString(), sections: toSections(row.sections) };
}

export async function readPageNames(db: Database): Promise<ResolversTypes['CmsPageName'][]> {
  const rows = await findPageNames(db);
  return rows.map(({ updatedAt, ...page }) => ({ ...page, updatedAt: updatedAt.toISOString() }));
}

/** The products of a band that the visitor may see. */
export async function readBandProducts(
  db: Database,
  { choose }: ProductBlock,
  guest: boolean,
): Promise<ProductList> {
  if ('skus' in choose) return readProductsBySkus(db, choose.skus, guest);
  const { category, brand, count, ...filters } = choose;
  const page = await readProductPage(
    db,
    { ...filters, categorySlug: category, brandSlug: brand, pageSize: count, page: 1 },
    { guest, buyerId: null },
  );
  return page.products;
}

export function readBlockCategories(db: Database, { slugs }: CategoriesBlock): Promise<CategoryList> {
  return slugs ? readCategoriesBySlugs(db, slugs) : readTopCategories(db);
}
