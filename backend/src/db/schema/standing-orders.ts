import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { standingStates, standingTimeStates } from '../../../../lib/rules/orders/standing-state.ts';
import type { ChosenAddress } from './carts.ts';
import { products } from './catalogue.ts';
import { instant, oneOf } from './columns.ts';
import { customers } from './customers.ts';
import type { OrderDraft } from './order-draft.ts';

/** What the order of a day left out, or had less of. */
export interface MissingUnits {
  name: string;
  /** Units. */
  asked: number;
  ordered: number;
}

const customerId = (name: string) =>
  integer(name)
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

/** Orders that are made by themselves on days of a rhythm, on account. */
export const standingOrders = pgTable(
  'standing_orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerId('customer_id'),
    /** Orders are placed as this person's, with their rights of that day. */
    makerId: customerId('maker_id'),
    billToId: integer('bill_to_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** Made by the browser for one press. */
    key: text().notNull(),
    name: text().notNull(),
    status: text({ enum: standingStates }).notNull().default('Active'),
    everyWeeks: integer('every_weeks').notNull(),
    weekdays: integer().array().notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    deliveryMethodId: text('delivery_method_id').notNull(),
    address: jsonb().$type<ChosenAddress>(),
    receiver: jsonb().$type<OrderDraft['receiver']>().notNull(),
    /** Answers to the checkout options, by option id. */
    answers: jsonb().$type<Record<string, string>>().notNull(),
    /** The next day on which an order is made; null where none is to come. */
    nextOn: date('next_on', { mode: 'string' }),
    /** When the mail about that day is due; null once it is sent. */
    noticeOn: date('notice_on', { mode: 'string' }),
    changedAt: timestamp('changed_at', instant).notNull().defaultNow(),
  },
  (table) => [
    unique('standing_orders_key').on(table.customerId, table.key),
    index('standing_orders_maker').on(table.makerId),
    index('standing_orders_payer').on(table.billToId),
    index('standing_orders_due')
      .on(table.nextOn)
      .where(sql`status = 'Active'`),
    index('standing_orders_notice')
      .on(table.noticeOn)
      .where(sql`status = 'Active' AND notice_on IS NOT NULL`),
    check('standing_orders_status', oneOf(table.status, standingStates)),
    check('standing_orders_name', sql`char_length(${table.name}) BETWEEN 1 AND 120`),
    check('standing_orders_weeks', sql`${table.everyWeeks} BETWEEN 1 AND 12`),
    check('standing_orders_next', sql`(${table.status} = 'Active') = (${table.nextOn} IS NOT NULL)`),
  ],
);

export const standingOrderLines = pgTable(
  'standing_order_lines',
  {
    standingOrderId: integer('standing_order_id')
      .notNull()
      .references(() => standingOrders.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Units. */
    quantity: integer().notNull(),
    /** Krónur with VAT for one unit when its people were last told. */
    seenPrice: integer('seen_price').notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.standingOrderId, table.productId] }),
    index('standing_order_lines_product').on(table.productId),
    check('standing_order_lines_quantity', sql`${table.quantity} BETWEEN 1 AND 1000000`),
  ],
);

/** Days of a standing order that are changed, skipped or over. */
export const standingOrderTimes = pgTable(
  'standing_order_times',
  {
    standingOrderId: integer('standing_order_id')
      .notNull()
      .references(() => standingOrders.id, { onDelete: 'cascade' }),
    date: date({ mode: 'string' }).notNull(),
    status: text({ enum: standingTimeStates }).notNull().default('Planned'),
    /** Units by product id, where this day has others than the standing order. */
    quantities: jsonb().$type<Record<string, number>>(),
    orderId: integer('order_id'),
    requestId: integer('request_id'),
    /** Why no order was made. */
    reason: text(),
    missing: jsonb().$type<MissingUnits[]>().notNull().default([]),
    finishedAt: timestamp('finished_at', instant),
  },
  (table) => [
    primaryKey({ columns: [table.standingOrderId, table.date] }),
    check('standing_order_times_status', oneOf(table.status, standingTimeStates)),
    check('standing_order_times_order', sql`(${table.status} = 'Ordered') = (${table.orderId} IS NOT NULL)`),
    check(
      'standing_order_times_request',
      sql`(${table.status} = 'Requested') = (${table.requestId} IS NOT NULL)`,
    ),
    check('standing_order_times_reason', sql`(${table.status} = 'Failed') = (${table.reason} IS NOT NULL)`),
  ],
);
