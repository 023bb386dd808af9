import {
  type WithdrawalExemption,
  withdrawalExemptionKinds,
} from '../../../../lib/rules/orders/withdrawal.ts';
import type { PackageContent } from '../../../../lib/rules/products/package-content.ts';
import type { PriceTier } from '../../../../lib/rules/money/price-tiers.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { bytewiseText, oneOf, percent, type StoredImage } from './columns.ts';

const updatedAt = () => timestamp('updated_at', { withTimezone: true }).notNull().defaultNow();

export const brands = pgTable('brands', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  nameSort: bytewiseText('name_sort').notNull(),
  website: text(),
  description: text(),
  theme: text(),
  logo: jsonb().$type<StoredImage>(),
  cover: jsonb().$type<StoredImage>(),
  mobileCover: jsonb('mobile_cover').$type<StoredImage>(),
});

export const categories = pgTable(
  'categories',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull().unique(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    /** Ids from the top level down to the category itself, at most three. */
    path: integer().array().notNull(),
    position: integer().notNull().default(0),
    name: text().notNull(),
    nameSort: bytewiseText('name_sort').notNull(),
    description: text(),
    linkColor: text('link_color'),
    /** SVG markup that passed the import's allow-list. */
    icon: text(),
    image: jsonb().$type<StoredImage>(),
  },
  (table) => [index('categories_parent').on(table.parentId, table.position)],
);

/** A product number as quick order compares it: the SQL twin of lib/rules/products/product-code.ts. */
export const codeOf = (column: AnyPgColumn) =>
  sql`translate(${column}, 'abcdefghijklmnopqrstuvwxyz -./_', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')`;

/** An amount in millionths, and the measure that it is of (lib/rules/products/package-content.ts). */
const isContent = (column: AnyPgColumn) =>
  sql`${column} IS NULL OR coalesce(jsonb_typeof(${column} -> 'per') = 'string' AND jsonb_path_exists(${column}, '$.amount ? (@ >= 1 && @ <= 1000000000000)'), false)`;

/** A family: the same product in several sizes, strengths or packs. */
export const productGroups = pgTable('product_groups', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** The supplier's own key of the family. */
  key: text().notNull().unique(),
  name: text().notNull(),
});

export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    sku: text().notNull().unique(),
    ean: text(),
    /** Earlier numbers of the product, as lib/rules/products/product-code.ts normalises them; quick order accepts them. */
    oldCodes: text('old_codes').array().notNull().default([]),
    name: text().notNull(),
    nameSort: bytewiseText('name_sort').notNull(),
    /** Lower case; null where the address uses the id. */
    slug: text().unique(),
    description: text(),
    brandId: integer('brand_id').references(() => brands.id),
    groupId: integer('group_id').references(() => productGroups.id),
    /** Krónur with VAT, before any discount. */
    listPrice: integer('list_price').notNull(),
    taxPercentage: numeric('tax_percentage', percent).notNull(),
    /** The product's own discount, percent. */
    discount: numeric(percent).notNull().default(0),
    /** What a guest pays: krónur with VAT, rounded half away from zero as lib/rules/money/kronur.ts. */
    price: integer()
      .notNull()
      .generatedAlwaysAs(sql`round(list_price * (100 - discount) / 100)::integer`),
    /** What several pieces cost each, by rising quantity; beside the price, so that one lock and one row give both (decision 068). */
    priceTiers: jsonb('price_tiers').$type<PriceTier[]>().notNull().default([]),
    /** Customers' discounts are granted by sales code. */
    salesCode: text('sales_code').notNull(),
    /** Units on hand. */
    stockOnHand: integer('stock_on_hand').notNull().default(0),
    /** Of these, units reserved by orders that are being paid. */
    stockReserved: integer('stock_reserved').notNull().default(0),
    unitOfMeasure: integer('unit_of_measure').notNull().default(1),
    packageSize: text('package_size'),
    /** What the package size says that it holds, read by the import; prices are compared by it. */
    packageContent: jsonb('package_content').$type<PackageContent>(),
    /** What it holds where the supplier says so beside the package size; counts first. */
    netContent: jsonb('net_content').$type<PackageContent>(),
    deliveryTime: text('delivery_time'),
    /** Why consumers may not withdraw from its purchase (law 16/2016). */
    withdrawalExemption: text('withdrawal_exemption').$type<WithdrawalExemption>(),
    isNew: boolean('is_new').notNull().default(false),
    isSpecialOrder: boolean('is_special_order').notNull().default(false),
    isTrending: boolean('is_trending').notNull().default(false),
    visibleByGuest: boolean('visible_by_guest').notNull().default(true),
    priceVisibleByGuest: boolean('price_visible_by_guest').notNull().default(true),
    attributes: jsonb().$type<{ name: string; value: string }[]>().notNull().default([]),
    images: jsonb().$type<StoredImage[]>().notNull().default([]),
    files: jsonb().$type<{ name: string; url: string; size: number | null }[]>().notNull().default([]),
    videos: jsonb().$type<{ title: string; url: string }[]>().notNull().default([]),
    popularity: integer().notNull().default(0),
    /** Removed from the range: hidden from everyone, kept for old orders. */
    takenOutAt: timestamp('taken_out_at', { withTimezone: true }),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('products_brand').on(table.brandId),
    index('products_group').on(table.groupId, table.nameSort),
    index('products_ean').on(table.ean),
    index('products_sales_code').on(table.salesCode, table.popularity.desc().nullsFirst(), table.id),
    index('products_code').on(codeOf(table.sku)),
    index('products_old_codes').using('gin', table.oldCodes),
    // Stock has no index, so that counting it down stays a cheap in-page update.
    check(
      'products_stock',
      sql`${table.stockOnHand} >= 0 AND ${table.stockReserved} >= 0 AND (${table.isSpecialOrder} OR ${table.stockReserved} <= ${table.stockOnHand})`,
    ),
    check(
      'products_price',
      sql`${table.listPrice} >= 0 AND ${table.discount} BETWEEN 0 AND 100 AND ${table.taxPercentage} BETWEEN 0 AND 100`,
    ),
    check(
      'products_price_tiers',
      sql`${table.priceTiers} = '[]'::jsonb OR jsonb_array_length(jsonb_path_query_array(${table.priceTiers}, '$[*] ? (@.fromQuantity >= 2 && @.unitPrice >= 0)')) = jsonb_array_length(${table.priceTiers})`,
    ),
    check('products_package_content', isContent(table.packageContent)),
    check('products_net_content', isContent(table.netContent)),
    check('products_withdrawal_exemption', oneOf(table.withdrawalExemption, withdrawalExemptionKinds)),
    check('products_unit', sql`${table.unitOfMeasure} >= 1`),
  ],
);

/** A product's categories, main one first. */
export const productCategories = pgTable(
  'product_categories',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.categoryId] }),
    index('product_categories_category').on(table.categoryId),
  ],
);

/** Former addresses; they redirect to the present address of `targetId`. */
export const oldSlugs = pgTable(
  'old_slugs',
  {
    kind: text().$type<'product' | 'category' | 'brand'>().notNull(),
    slug: text().notNull(),
    targetId: integer('target_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);

/** Every attribute value that some product has or had: listings compare and count numbers, not texts. */
export const attributeValues = pgTable(
  'attribute_values',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    value: text().notNull(),
  },
  (table) => [uniqueIndex('attribute_values_name').on(table.name, table.value)],
);
