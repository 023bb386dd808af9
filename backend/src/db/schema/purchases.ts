import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
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
