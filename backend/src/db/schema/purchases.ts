import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { instant } from './columns.ts';
import { customers } from './customers.ts';

/**
 * When a customer last bought a product, copied from its invoice lines as they are issued: an index on the invoices finds either
 * the customer or the product, and either may have millions of lines.
 */
export const lastPurchases = pgTable(
  'last_purchases',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    boughtAt: timestamp('bought_at', instant).notNull(),
    /** Units. */
    quantity: integer().notNull(),
    /** Krónur with VAT for one unit. */
    unitPrice: integer('unit_price').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productId] }),
    index('last_purchases_newest').on(table.customerId, table.boughtAt, table.productId),
  ],
);

/**
 * How often a customer buys a product, counted each night from their invoices; a purchase moves the day on which the next one is due.
 * Days are those of the Reykjavík calendar.
 */
export const purchaseRhythms = pgTable(
  'purchase_rhythms',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The median of the days between two purchases. */
    usualDays: integer('usual_days').notNull(),
    /** The median of the units bought on one day. */
    usualQuantity: integer('usual_quantity').notNull(),
    lastBoughtOn: date('last_bought_on', { mode: 'string' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productId] }),
    index('purchase_rhythms_due').on(table.dueOn, table.customerId),
    check('purchase_rhythms_usual', sql`${table.usualDays} > 0 AND ${table.usualQuantity} > 0`),
  ],
);
