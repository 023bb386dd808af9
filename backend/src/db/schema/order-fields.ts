import { boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { orderFieldKinds } from '../../../../lib/rules/orders/order-fields.ts';
import { oneOf } from './columns.ts';
import { customers } from './customers.ts';

/** What a customer wants on the orders that it is billed for. */
export const orderFields = pgTable(
  'order_fields',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text({ enum: orderFieldKinds }).notNull(),
    isRequired: boolean('is_required').notNull(),
    /** lib/rules/orders/order-fields.ts; null: any text. */
    format: text(),
    /** Shown where an answer has another format. */
    message: text(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.kind] }),
    check('order_fields_kind', oneOf(table.kind, orderFieldKinds)),
  ],
);
