import type { OrderFieldKind } from '../../../../lib/rules/orders/order-fields.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { products } from './catalogue.ts';
import { customers } from './customers.ts';
import { punchOuts } from './punch-out.ts';
import { units } from './units.ts';

/** A delivery address as it was when it was chosen. */
export interface ChosenAddress {
  /** A saved address; null for one typed at checkout. */
  id: number | null;
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  state: string | null;
  country: string;
  postalCode: string;
}

/** A place to collect an order, for delivery methods that have such places. */
export interface PickupPoint {
  id: string;
  name: string;
  /** Street and place. */
  address: string;
  /** Opening hours, as text. */
  hours: string | null;
}

/**
 * A cart is a guest's, found by the hash of a cookie, or a person's with one customer: everybody who orders for a company has
 * their own, and so has an agent. Each visit of a purchasing system has another, which is nobody's.
 */
export const carts = pgTable(
  'carts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Public id; knowing it grants no access. */
    key: uuid().notNull().unique().defaultRandom(),
    cookieHash: text('cookie_hash').unique(),
    /** The customer that is ordered for. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** Who was signed in; the customer themself where they order for themselves. */
    personId: integer('person_id').references(() => customers.id, { onDelete: 'cascade' }),
    punchOutId: integer('punch_out_id')
      .unique()
      .references(() => punchOuts.id, { onDelete: 'cascade' }),
    /** Incremented by every change, so that no one pays for a cart they have not seen. */
    version: integer().notNull().default(0),
    updatedAt: timestamp('updated_at', instant).notNull().defaultNow(),
  },
  (table) => [
    unique('carts_person').on(table.customerId, table.personId),
    check(
      'carts_owner',
      sql`num_nonnulls(${table.cookieHash}, ${table.customerId}, ${table.punchOutId}) = 1 AND (${table.customerId} IS NULL) = (${table.personId} IS NULL)`,
    ),
    index('carts_idle')
      .on(table.updatedAt)
      .where(sql`customer_id IS NULL`),
  ],
);

/** Prices are never stored here: they are computed when the cart is read. */
export const cartItems = pgTable(
  'cart_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /**
     * Krónur with VAT for one unit, without a promo code, as shown when the line was last changed or accepted; null where no
     * price was shown.
     */
    seenUnitPrice: integer('seen_unit_price'),
    /** Who put the product into the cart; null in a guest's. */
    addedById: integer('added_by_id').references(() => customers.id, { onDelete: 'set null' }),
    addedAt: timestamp('added_at', instant).notNull().defaultNow(),
  },
  (table) => [
    unique('cart_items_product').on(table.cartId, table.productId),
    index('cart_items_added_by').on(table.addedById),
    check('cart_items_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Goods saved for later: beside the cart, in no total and in no order. */
export const savedItems = pgTable(
  'saved_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
  },
  (table) => [
    unique('saved_items_product').on(table.cartId, table.productId),
    check('saved_items_quantity', sql`${table.quantity} > 0`),
  ],
);

/** The outcome of adding several lines to a cart, replayed for a repeated key. */
export interface AdditionAnswer {
  productId: string;
  /** Units that were added. */
  added: number;
  /** Icelandic; null when all were added. */
  problem: string | null;
}

export const cartAdditions = pgTable(
  'cart_additions',
  {
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    /** Idempotency key, minted by the page for one click. */
    key: text().notNull(),
    /** SHA-256 of the lines, hex: a key is valid for one input only. */
    inputHash: text('input_hash').notNull(),
    answer: jsonb().$type<AdditionAnswer[]>().notNull(),
    at: timestamp(instant).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.key] }), index('cart_additions_at').on(table.at)],
);

/** What a customer has filled in at checkout so far. */
export const checkouts = pgTable('checkouts', {
  cartId: integer('cart_id')
    .primaryKey()
    .references(() => carts.id, { onDelete: 'cascade' }),
  email: text(),
  name: text(),
  ssn: text(),
  companySsn: text('company_ssn'),
  phone: text(),
  allowMarketing: boolean('allow_marketing').notNull().default(false),
  deliveryMethodId: text('delivery_method_id').references(() => deliveryMethods.id),
  address: jsonb().$type<ChosenAddress>(),
  /** Whether `unitId` was chosen; null then is an order for none. */
  hasChosenUnit: boolean('has_chosen_unit').notNull().default(false),
  unitId: integer('unit_id').references(() => units.id, { onDelete: 'set null' }),
  /** One of the delivery method's points. */
  pickupPointId: text('pickup_point_id'),
  /** Values of checkout options by their id. */
  options: jsonb().$type<Record<string, string>>().notNull().default({}),
  /** Minted for the next attempt; valid for the cart at `attemptCartVersion` only. */
  idempotencyKey: text('idempotency_key').unique(),
  attemptCartVersion: integer('attempt_cart_version'),
});

export const deliveryMethods = pgTable(
  'delivery_methods',
  {
    id: text().primaryKey(),
    position: integer().notNull(),
    name: text().notNull(),
    description: text(),
    /** Krónur with VAT. */
    amount: integer().notNull(),
    /** Krónur with VAT of goods above which delivery is free. */
    freeFrom: integer('free_from'),
    requiresAddress: boolean('requires_address').notNull(),
    /** The delivery promise (lib/rules/dates/delivery-promise.ts): seconds from midnight, minutes, working days. */
    cutOff: integer('cut_off'),
    handlingMinutes: integer('handling_minutes').notNull().default(120),
    transitDays: integer('transit_days'),
    /** Empty for methods without pick-up points. */
    pickupPoints: jsonb('pickup_points').$type<PickupPoint[]>().notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [check('delivery_methods_amount', sql`${table.amount} >= 0`)],
);

/** Questions of the payment step. */
export const checkoutOptions = pgTable('checkout_options', {
  id: text().primaryKey(),
  position: integer().notNull(),
  name: text().notNull(),
  /** What code identifies the answer by. */
  kind: text().$type<OrderFieldKind>(),
  description: text(),
  placeholder: text(),
  defaultValue: text('default_value'),
  isRequired: boolean('is_required').notNull().default(false),
  /** Asked only for these delivery methods; null for all. */
  deliveryMethodIds: text('delivery_method_ids').array(),
});
