import { and, asc, desc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PriceTier } from '../../../../../lib/rules/money/price-tiers.ts';
import type { PackageContent } from '../../../../../lib/rules/products/package-content.ts';
import type { WithdrawalExemption } from '../../../../../lib/rules/orders/withdrawal.ts';
import {
  barcodeForms,
  maximumCodeLength,
  normaliseProductCode,
} from '../../../../../lib/rules/products/product-code.ts';
import type { Database } from '../../../db/connect.ts';
import {
  codeOf,
  oldSlugs,
  productCategories,
  productGroups,
  products,
} from '../../../db/schema/catalogue.ts';

const columns = {
  id: products.id,
  sku: products.sku,
  ean: products.ean,
  name: products.name,
  slug: products.slug,
  description: products.description,
  brandId: products.brandId,
  groupId: products.groupId,
  listPrice: products.listPrice,
  taxPercentage: products.taxPercentage,
  discount: products.discount,
  priceTiers: products.priceTiers,
  salesCode: products.salesCode,
  stock: sql<number>`${products.stockOnHand} - ${products.stockReserved}`.mapWith(Number),
  unitOfMeasure: products.unitOfMeasure,
  packageSize: products.packageSize,
  netContent: products.netContent,
  packageContent: products.packageContent,
  deliveryTime: products.deliveryTime,
  withdrawalExemption: products.withdrawalExemption,
  isNew: products.isNew,
  isSpecialOrder: products.isSpecialOrder,
  isTrending: products.isTrending,
  visibleByGuest: products.visibleByGuest,
  priceVisibleByGuest: products.priceVisibleByGuest,
  attributes: products.attributes,
  images: products.images,
  files: products.files,
  videos: products.videos,
  updatedAt: products.updatedAt,
};

export interface ProductRow {
  id: number;
  sku: string;
  ean: string | null;
  name: string;
  slug: string | null;
  description: string | null;
  brandId: number | null;
  groupId: number | null;
  /** Krónur with VAT, before discounts. */
  listPrice: number;
  taxPercentage: number;
  discount: number;
  priceTiers: PriceTier[];
  salesCode: string;
  /** Units available for sale. */
  stock: number;
  unitOfMeasure: number;
  packageSize: string | null;
  netContent: PackageContent | null;
  packageContent: PackageContent | null;
  deliveryTime: string | null;
  withdrawalExemption: WithdrawalExemption | null;
  isNew: boolean;
  isSpecialOrder: boolean;
  isTrending: boolean;
  visibleByGuest: boolean;
  priceVisibleByGuest: boolean;
  attributes: { name: string; value: string }[];
  images: { assetPath: string; alt: string | null; width: number | null; height: number | null }[];
  files: { name: string; url: string; size: number | null }[];
  videos: { title: string; url: string }[];
  updatedAt: Date;
}

/** A family and those of its members that the visitor may see. */
export interface ProductGroupRow {
  id: number;
  name: string;
  products: ProductRow[];
}

/** Condition for what this visitor may see: a guest sees no hidden products. */
function isVisible(guest: boolean): SQL | undefined {
  return and(isNull(products.takenOutAt), guest ? eq(products.visibleByGuest, true) : undefined);
}

/** The products of `ids` that the visitor may see, in the order of `ids`. */
export async function findProductsByIds(
  db: Database,
  ids: readonly number[],
  guest: boolean,
): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(products)
    .where(and(inArray(products.id, [...ids]), isVisible(guest)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The products that the visitor may see by id, for reading the whole range in batches. */
export function findProductsAfter(
  db: Database,
  after: number,
  limit: number,
  guest: boolean,
): Promise<ProductRow[]> {
  return db
    .select(columns)
    .from(products)
    .where(and(gt(products.id, after), isVisible(guest)))
    .orderBy(asc(products.id))
    .limit(limit);
}

export async function findLastProductId(db: Database): Promise<number | null> {
  const [row] = await db.select({ id: products.id }).from(products).orderBy(desc(products.id)).limit(1);
  return row?.id ?? null;
}

/** As findProductsByIds, by SKU. */
export async function findProductsBySkus(
  db: Database,
  skus: readonly string[],
  guest: boolean,
): Promise<ProductRow[]> {
  if (skus.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(products)
    .where(and(inArray(products.sku, [...skus]), isVisible(guest)));
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  return skus.flatMap((sku) => bySku.get(sku) ?? []);
}

/** Whether the text is the number or barcode of a product of the range that guests do not see. */
export async function isHiddenNumber(db: Database, text: string): Promise<boolean> {
  const code = normaliseProductCode(text);
  if (!/\d/.test(code) || code.length > maximumCodeLength) return false;
  const isNumber = or(eq(codeOf(products.sku), code), inArray(products.ean, [code, ...barcodeForms(code)]));
  const [row] = await db
    .select({ visibleByGuest: products.visibleByGuest })
    .from(products)
    .where(and(isNumber, isNull(products.takenOutAt)))
    .orderBy(desc(products.visibleByGuest))
    .limit(1);
  return row?.visibleByGuest === false;
}

export async function findProductBySlug(
  db: Database,
  slug: string,
  guest: boolean,
): Promise<ProductRow | null> {
  const [row] = await db
    .select(columns)
    .from(products)
    .where(and(eq(products.slug, slug), isVisible(guest)));
  return row ?? null;
}

/** A product's current address, also after its removal from the range; a guest gets none of a hidden one. */
export async function findProductAddress(
  db: Database,
  by: { slug: string } | { id: number },
  guest: boolean,
): Promise<{ id: number; slug: string | null; isGone: boolean } | null> {
  const [row] = await db
    .select({ id: products.id, slug: products.slug, takenOutAt: products.takenOutAt })
    .from(products)
    .where(
      and(
        'slug' in by ? eq(products.slug, by.slug) : eq(products.id, by.id),
        guest ? eq(products.visibleByGuest, true) : undefined,
      ),
    );
  return row ? { id: row.id, slug: row.slug, isGone: row.takenOutAt !== null } : null;
}

/** Id of the product that once had this address. */
export async function findProductIdByOldSlug(db: Database, slug: string): Promise<number | null> {
  const [row] = await db
    .select({ id: oldSlugs.targetId })
    .from(oldSlugs)
    .where(and(eq(oldSlugs.kind, 'product'), eq(oldSlugs.slug, slug)));
  return row?.id ?? null;
}

/** A family and its members; at most `limit` of them, by name. */
export async function findProductGroup(
  db: Database,
  id: number,
  guest: boolean,
  limit: number,
): Promise<ProductGroupRow | null> {
  const [group] = await db
    .select({ id: productGroups.id, name: productGroups.name })
    .from(productGroups)
    .where(eq(productGroups.id, id));
  if (!group) return null;
  const members = await db
    .select(columns)
    .from(products)
    .where(and(eq(products.groupId, id), isVisible(guest)))
    .orderBy(asc(products.nameSort), asc(products.id))
    .limit(limit);
  return { ...group, products: members };
}

/** Product id → ids of its own categories, main one first. */
export async function findCategoryIds(
  db: Database,
  productIds: readonly number[],
): Promise<Map<number, number[]>> {
  const rows = await db
    .select()
    .from(productCategories)
    .where(inArray(productCategories.productId, [...productIds]))
    .orderBy(asc(productCategories.productId), asc(productCategories.position));
  const idsByProduct = new Map<number, number[]>();
  for (const row of rows)
    idsByProduct.set(row.productId, [...(idsByProduct.get(row.productId) ?? []), row.categoryId]);
  return idsByProduct;
}
