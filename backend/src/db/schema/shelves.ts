import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { bytewiseText } from './columns.ts';

/** How many products a shelf holds; maintained by the import, so that no listing has to count. */
export const shelves = pgTable('shelves', {
  shelf: integer().primaryKey(),
  productCount: integer('product_count').notNull(),
  /** Those that guests see. */
  guestCount: integer('guest_count').notNull(),
});

/**
 * The shelves of a product: a row for each category at or above its own (shelf = category id), for its brand (shelf = −brand id)
 * and for the whole range (shelf 0). It duplicates what listings sort by, so that any page of any order is one walk along an
 * index, however many products there are. `visibleByGuest` ends each index for the same reason.
 */
export const shelfProducts = pgTable(
  'shelf_products',
  {
    shelf: integer().notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    popularity: integer().notNull(),
    isNew: boolean('is_new').notNull(),
    nameSort: bytewiseText('name_sort').notNull(),
    price: integer().notNull(),
    /** Null where guests may not see the price: sorting by price must not reveal it. */
    guestPrice: integer('guest_price'),
    /** Place of the measure that the price is compared by in lib/rules/products/package-content.ts; null where none is known. */
    unit: smallint(),
    /** The price of one such measure, in hundredths of a króna with VAT; for guests null where the price is. */
    unitPrice: integer('unit_price'),
    guestUnitPrice: integer('guest_unit_price'),
    visibleByGuest: boolean('visible_by_guest').notNull(),
    /** What listings filter by; without it every filter would read the wide rows of the products. */
    brandId: integer('brand_id'),
    discounted: boolean().notNull().default(false),
    isSpecialOrder: boolean('is_special_order').notNull().default(false),
    isTrending: boolean('is_trending').notNull().default(false),
    /** Ids of the categories at and above its own. */
    categoryIds: integer('category_ids').array().notNull().default([]),
    /** Ids of its attributes' values. */
    valueIds: integer('value_ids').array().notNull().default([]),
    /** At least one sales unit is available; a trigger on products keeps it current. */
    inStock: boolean('in_stock').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.shelf] }),
    index('shelf_popular').on(
      table.shelf,
      // Sold-out goods come last (listing-store.ts).
      sql`(${table.inStock} OR ${table.isSpecialOrder}) DESC`,
      table.popularity.desc().nullsFirst(),
      table.productId,
      table.visibleByGuest,
    ),
    index('shelf_new').on(table.shelf, table.isNew, table.productId, table.visibleByGuest),
    index('shelf_name').on(table.shelf, table.nameSort, table.productId, table.visibleByGuest),
    index('shelf_price').on(table.shelf, table.price, table.productId),
    index('shelf_unit_price').on(table.shelf, table.unit, table.unitPrice, table.productId),
    index('shelf_guest_unit_price').on(
      table.shelf,
      table.unit,
      table.guestUnitPrice,
      table.productId,
      table.visibleByGuest,
    ),
    index('shelf_guest_price').on(table.shelf, table.guestPrice, table.productId, table.visibleByGuest),
    index('shelf_guest_price_down').on(
      table.shelf,
      table.guestPrice.desc().nullsLast(),
      table.productId,
      table.visibleByGuest,
    ),
  ],
);
