import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { orderItems, orders } from './orders.ts';

/** Who brings the goods, from the supplier's import. */
export const carriers = pgTable('carriers', {
  id: text().primaryKey(),
  position: integer().notNull(),
  name: text().notNull(),
  /** Address of the carrier's page about one parcel, with `{number}` in place of its number; null where there is none. */
  trackingUrl: text('tracking_url'),
  isActive: boolean('is_active').notNull().default(true),
});

/** A part of an order that left the house, or all of it. */
export const shipments = pgTable(
  'shipments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Which part of the order it is, from 1. */
    part: integer().notNull(),
    /** The warehouse's idempotency key, valid within the order. */
    key: text().notNull(),
    /** SHA-256 of the call, hex: a key is valid for one call only. */
    inputHash: text('input_hash').notNull(),
    carrierId: text('carrier_id').references(() => carriers.id),
    trackingNumber: text('tracking_number'),
    sentAt: timestamp('sent_at', instant).notNull().defaultNow(),
    deliveredAt: timestamp('delivered_at', instant),
  },
  (table) => [
    unique('shipments_part').on(table.orderId, table.part),
    unique('shipments_key').on(table.orderId, table.key),
    check('shipments_from_one', sql`${table.part} > 0`),
    check('shipments_tracking', sql`${table.trackingNumber} IS NULL OR ${table.carrierId} IS NOT NULL`),
    check('shipments_delivered', sql`${table.deliveredAt} >= ${table.sentAt}`),
  ],
);

export const shipmentItems = pgTable(
  'shipment_items',
  {
    shipmentId: integer('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    orderItemId: integer('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shipmentId, table.orderItemId] }),
    index('shipment_items_item').on(table.orderItemId),
    check('shipment_items_quantity', sql`${table.quantity} > 0`),
  ],
);
