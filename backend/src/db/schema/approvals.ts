import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { instant, oneOf } from './columns.ts';
import { customers } from './customers.ts';
import type { OrderDraft } from './order-draft.ts';
import { checkoutAttempts } from './orders.ts';

/** The order that would be placed: as requested, or as refreshed since. */
export interface RequestedOrder extends Omit<OrderDraft, 'session' | 'cartId'> {
  /** The cart's promo code, if it lowered a price. */
  promoCode: string | null;
}

const requestStatuses = ['Waiting', 'Approved', 'Declined', 'Withdrawn'] as const;

/** Orders that somebody has to approve: above the buyer's limit or a budget, or matched by a rule of the company. */
export const orderRequests = pgTable(
  'order_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The checkout attempt that created it. */
    attemptId: integer('attempt_id')
      .notNull()
      .unique()
      .references(() => checkoutAttempts.id),
    /** The company that set the limit and approves or declines. */
    companyId: integer('company_id')
      .notNull()
      .references(() => customers.id),
    /** The requester, and the customers that the order is for and is billed to. */
    actorId: integer('actor_id')
      .notNull()
      .references(() => customers.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    billToId: integer('bill_to_id').references(() => customers.id),
    status: text({ enum: requestStatuses }).notNull().default('Waiting'),
    createdAt: timestamp('created_at', instant).notNull().defaultNow(),
    /** The requester's limit of then, krónur with VAT; null where the order was not above it. */
    orderLimit: integer('order_limit'),
    /** Krónur with VAT and delivery: of `draft`. */
    total: integer().notNull(),
    asked: jsonb().$type<RequestedOrder>().notNull(),
    draft: jsonb().$type<RequestedOrder>().notNull(),
    changedAt: timestamp('changed_at', instant),
    /** Units by product id that an approver wants instead of what was asked for. */
    wanted: jsonb().$type<Record<string, number>>(),
    editedAt: timestamp('edited_at', instant),
    editedById: integer('edited_by_id').references(() => customers.id),
    decidedAt: timestamp('decided_at', instant),
    decidedById: integer('decided_by_id').references(() => customers.id),
    reason: text(),
    orderId: integer('order_id').unique(),
  },
  (table) => [
    index('order_requests_company').on(table.companyId, table.status, table.id),
    index('order_requests_actor').on(table.actorId, table.id),
    check('order_requests_status', oneOf(table.status, requestStatuses)),
    check('order_requests_decided', sql`(${table.status} = 'Waiting') = (${table.decidedAt} IS NULL)`),
    check('order_requests_order', sql`(${table.status} = 'Approved') = (${table.orderId} IS NOT NULL)`),
  ],
);
