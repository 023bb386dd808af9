import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { instant, oneOf } from './columns.ts';
import { customers } from './customers.ts';

/** A cart that is kept under a name is a list whose lines say who put them there. */
export const listKinds = ['List', 'Cart'] as const;
export type ListKind = (typeof listKinds)[number];

/** Named product lists beside the favourites, and carts that are kept. A list belongs to the customer that its maker acted for. */
export const productLists = pgTable(
  'product_lists',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Null once that person is gone; shared lists stay. */
    makerId: integer('maker_id').references(() => customers.id, { onDelete: 'set null' }),
    kind: text().$type<ListKind>().notNull().default('List'),
    name: text().notNull(),
    /** Visible to everyone who acts for the customer; otherwise only to its maker. */
    isShared: boolean('is_shared').notNull(),
    changedAt: timestamp('changed_at', instant).notNull().defaultNow(),
    /** Deleted, but restorable for a while. */
    deletedAt: timestamp('deleted_at', instant),
    /** Who handed the cart over to its maker; null for one that the maker kept. */
    fromId: integer('from_id').references(() => customers.id, { onDelete: 'set null' }),
    /** When its maker first put a cart that was handed over into their own. */
    takenAt: timestamp('taken_at', instant),
    /** Of the press that kept, copied or handed over the cart, so that it does so once. */
    key: text().unique(),
  },
  (table) => [
    index('product_lists_customer').on(table.customerId),
    index('product_lists_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at IS NOT NULL`),
    check('product_lists_kind', oneOf(table.kind, listKinds)),
    check('product_lists_name', sql`char_length(${table.name}) BETWEEN 1 AND 120`),
  ],
);

export const productListLines = pgTable(
  'product_list_lines',
  {
    listId: integer('list_id')
      .notNull()
      .references(() => productLists.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Units. */
    quantity: integer().notNull(),
    /** Who put it there; null for lines older than that, and once the person is gone. */
    addedById: integer('added_by_id').references(() => customers.id, { onDelete: 'set null' }),
    addedAt: timestamp('added_at', instant).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.productId] }),
    check('product_list_lines_quantity', sql`${table.quantity} BETWEEN 1 AND 1000000`),
  ],
);
