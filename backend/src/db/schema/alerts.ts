import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { alertKinds } from '../../../../lib/rules/products/alert-kind.ts';
import { products } from './catalogue.ts';
import { instant, oneOf } from './columns.ts';
import { customers } from './customers.ts';

/** What somebody wants to be told of a product, once; the row goes with the mail. */
export const productAlerts = pgTable(
  'product_alerts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Who is told. */
    personId: integer('person_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Whose prices and campaigns count. */
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text({ enum: alertKinds }).notNull(),
    /** Krónur with VAT for one unit, as it was when the alert was set. */
    seenPrice: integer('seen_price').notNull(),
    createdAt: timestamp('created_at', instant).notNull().defaultNow(),
  },
  (table) => [
    unique('product_alerts_once').on(table.personId, table.customerId, table.productId, table.kind),
    index('product_alerts_customer').on(table.customerId),
    index('product_alerts_product').on(table.productId),
    index('product_alerts_kind').on(table.kind, table.id),
    check('product_alerts_kind_known', oneOf(table.kind, alertKinds)),
  ],
);
