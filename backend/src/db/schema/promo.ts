import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { carts } from './carts.ts';
import { instant, percent } from './columns.ts';
import { customers } from './customers.ts';
import { checkoutAttempts } from './orders.ts';

/** Promo codes; one applies to a line where it beats the line's other discounts. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Upper case. */
    code: text().notNull().unique(),
    discountPercentage: numeric('discount_percentage', percent).notNull(),
    validFrom: timestamp('valid_from', instant).notNull().defaultNow(),
    /** Null: never expires. */
    validUntil: timestamp('valid_until', instant),
    /** Orders in all; null: any number. */
    maxUses: integer('max_uses'),
    /** Orders of one customer; null: any number. */
    maxUsesPerCustomer: integer('max_uses_per_customer'),
    /** Orders that used it or are using it now: the number of its rows in promo_uses. */
    used: integer().notNull().default(0),
  },
  (table) => [
    check('promo_codes_percent', sql`${table.discountPercentage} > 0 AND ${table.discountPercentage} <= 100`),
    check(
      'promo_codes_used',
      sql`${table.used} >= 0 AND ${table.used} <= coalesce(${table.maxUses}, ${table.used})`,
    ),
  ],
);

/** Which checkout attempt uses a code; deleted when the attempt fails. */
export const promoUses = pgTable(
  'promo_uses',
  {
    attemptId: integer('attempt_id')
      .primaryKey()
      .references(() => checkoutAttempts.id),
    promoCodeId: integer('promo_code_id')
      .notNull()
      .references(() => promoCodes.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
  },
  (table) => [index('promo_uses_customer').on(table.promoCodeId, table.customerId)],
);

/** The one promo code of a cart. */
export const cartPromos = pgTable('cart_promos', {
  cartId: integer('cart_id')
    .primaryKey()
    .references(() => carts.id, { onDelete: 'cascade' }),
  promoCodeId: integer('promo_code_id')
    .notNull()
    .references(() => promoCodes.id, { onDelete: 'cascade' }),
});
