import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { instant, oneOf } from './columns.ts';
import { orderItems, orders } from './orders.ts';

const withdrawalStates = ['Requested', 'Received', 'Declined'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** A consumer's withdrawal from a purchase (law 16/2016). */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    declaredAt: timestamp('declared_at', instant).notNull().defaultNow(),
    actorId: integer('actor_id').notNull(),
    /** `Requested`: waiting for the returned goods. `Received`: they arrived and are refunded. */
    state: text().$type<WithdrawalState>().notNull().default('Requested'),
    decidedAt: timestamp('decided_at', instant),
    /** Why it was declined. */
    reason: text(),
  },
  (table) => [
    index('withdrawals_order').on(table.orderId),
    check('withdrawals_state', oneOf(table.state, withdrawalStates)),
    check('withdrawals_decided', sql`(${table.state} = 'Requested') = (${table.decidedAt} IS NULL)`),
  ],
);

export const withdrawalItems = pgTable(
  'withdrawal_items',
  {
    withdrawalId: integer('withdrawal_id')
      .notNull()
      .references(() => withdrawals.id),
    orderItemId: integer('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.withdrawalId, table.orderItemId] }),
    index('withdrawal_items_item').on(table.orderItemId),
    check('withdrawal_items_quantity', sql`${table.quantity} > 0`),
  ],
);
