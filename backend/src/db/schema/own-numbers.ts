import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { bytewiseText, folded, instant } from './columns.ts';
import { customers } from './customers.ts';

/** What a customer calls our products in its own systems. */
export const ownNumbers = pgTable(
  'own_numbers',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    number: text().notNull(),
    /** The number as it is looked up (lib/rules/products/own-number.ts). */
    code: bytewiseText().notNull(),
    name: text(),
    /** The name, folded, each word with a space before it. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`' ' || ${folded(sql`coalesce(name, '')`)}`),
    changedAt: timestamp('changed_at', instant).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productId] }),
    // Its index finds numbers by how they begin too.
    unique('own_numbers_code').on(table.customerId, table.code),
    index('own_numbers_product').on(table.productId),
    check('own_numbers_number', sql`char_length(${table.number}) BETWEEN 1 AND 64 AND ${table.code} <> ''`),
    check('own_numbers_name', sql`char_length(${table.name}) BETWEEN 1 AND 200`),
  ],
);
