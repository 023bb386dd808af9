import type { OrderOption } from '../../../../lib/rules/orders/order-option.ts';
import { sql } from 'drizzle-orm';
import { orderStatuses, type OrderStatus } from '../../../../lib/rules/orders/order-status.ts';
import type { WithdrawalExemption } from '../../../../lib/rules/orders/withdrawal.ts';
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
} from 'drizzle-orm/pg-core';
import { instant, oneOf, ownNumberColumns, soldLine } from './columns.ts';
import { carts, type ChosenAddress } from './carts.ts';
import { products } from './catalogue.ts';
import type { InvoicePaymentDraft } from './invoice-payment-draft.ts';
import type { OrderDraft } from './order-draft.ts';
import { customers } from './customers.ts';
import { units } from './units.ts';

/**
 * `Paying`: stock is reserved, and the acquirer has been or is about to be called. `Requested`: above the buyer's limit, a
 * request waits for approval instead of an order.
 */
export const attemptStates = ['Started', 'Reserved', 'Paying', 'Completed', 'Requested', 'Failed'] as const;
export type AttemptState = (typeof attemptStates)[number];

/** Recorded answer of an attempt; a repeated key gets it again. */
export type AttemptAnswer =
  | { orderId: number; invoiceId: number }
  | { requestId: number }
  | { invoicePaymentId: number }
  | {
      code: 'FAILED_PRECONDITION';
      message: string;
      details: Record<string, unknown>;
    };

/** What an attempt does: places the order of a cart, or pays open invoices. */
export const attemptKinds = ['Order', 'Invoices'] as const;
export type AttemptKind = (typeof attemptKinds)[number];

/** One attempt to place an order or to pay invoices. Each step writes its state before the next begins, so that the sweeper knows what to undo. */
export const checkoutAttempts = pgTable(
  'checkout_attempts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    kind: text().$type<AttemptKind>().notNull().default('Order'),
    /** Null where invoices are paid. */
    cartId: integer('cart_id').references(() => carts.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    /** Who clicked the button at a checkout; null where an order came from something else, e.g. a quote. */
    placedBy: integer('placed_by'),
    /** SHA-256 of the input, hex: a key is valid for one input only. */
    inputHash: text('input_hash').notNull(),
    state: text().$type<AttemptState>().notNull().default('Started'),
    answer: jsonb().$type<AttemptAnswer>(),
    /** The order or the settlement to be made once it is paid: the customer pays for exactly what was shown. */
    draft: jsonb().$type<OrderDraft | InvoicePaymentDraft>(),
    startedAt: timestamp('started_at', instant).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', instant),
    /** When `placedBy` first saw the result. */
    seenAt: timestamp('seen_at', instant),
  },
  (table) => [
    // Deleting a cart, as every sign-in does with a guest's, looks up its attempts.
    index('checkout_attempts_cart').on(table.cartId),
    index('checkout_attempts_open')
      .on(table.startedAt)
      .where(sql`finished_at IS NULL`),
    index('checkout_attempts_placed')
      .on(table.placedBy, table.finishedAt)
      .where(sql`placed_by IS NOT NULL`),
    check('checkout_attempts_kind', oneOf(table.kind, attemptKinds)),
    check('checkout_attempts_cart', sql`(${table.kind} = 'Order') = (${table.cartId} IS NOT NULL)`),
    check('checkout_attempts_state', oneOf(table.state, attemptStates)),
    check('checkout_attempts_draft', sql`(${table.state} = 'Paying') = (${table.draft} IS NOT NULL)`),
    check(
      'checkout_attempts_answer',
      sql`(${table.state} IN ('Completed', 'Requested', 'Failed')) = (${table.answer} IS NOT NULL AND ${table.finishedAt} IS NOT NULL)`,
    ),
  ],
);

/** Units reserved by an attempt; products.stock_reserved is their sum. */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    attemptId: integer('attempt_id')
      .notNull()
      .references(() => checkoutAttempts.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.productId] }),
    check('stock_reservations_quantity', sql`${table.quantity} > 0`),
  ],
);

export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    attemptId: integer('attempt_id')
      .notNull()
      .unique()
      .references(() => checkoutAttempts.id),
    /** Who signed in. */
    actorId: integer('actor_id').notNull(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    /** Who is billed, where that is not the customer. */
    billToId: integer('bill_to_id').references(() => customers.id),
    /** The customer's unit that it is for. */
    unitId: integer('unit_id').references(() => units.id),
    status: text().$type<OrderStatus>().notNull().default('Pending'),
    createdAt: timestamp('created_at', instant).notNull().defaultNow(),
    /** Krónur with VAT and delivery. */
    total: integer().notNull(),
    totalWithoutTax: integer('total_without_tax').notNull(),
    totalTaxAmount: integer('total_tax_amount').notNull(),
    paymentType: text('payment_type').$type<'Account' | 'Card'>().notNull(),
    deliveryMethodId: text('delivery_method_id').notNull(),
    deliveryMethod: text('delivery_method').notNull(),
    deliveryAmount: integer('delivery_amount').notNull(),
    address: jsonb().$type<ChosenAddress>(),
    /** The delivery promise, as text with the date. */
    deliveryPromise: text('delivery_promise'),
    receiverName: text('receiver_name').notNull(),
    receiverSsn: text('receiver_ssn'),
    receiverCompanySsn: text('receiver_company_ssn'),
    email: text().notNull(),
    phone: text().notNull(),
    options: jsonb().$type<OrderOption[]>().notNull(),
    /** When the goods were handed over; a consumer's withdrawal period starts then. */
    fulfilledAt: timestamp('fulfilled_at', instant),
    /** Searchable text, folded: number, names, SKUs, the buyer's own references. */
    searchText: text('search_text').notNull().default(''),
  },
  (table) => [
    index('orders_customer').on(table.customerId, table.createdAt, table.id),
    index('orders_bill_to').on(table.billToId, table.createdAt, table.id),
    index('orders_unit').on(table.unitId, table.createdAt, table.id),
    index('orders_status_newest').on(table.status, table.id),
    check('orders_status', oneOf(table.status, orderStatuses)),
    check(
      'orders_total',
      sql`${table.totalWithoutTax} + ${table.totalTaxAmount} = ${table.total} AND ${table.total} >= 0`,
    ),
  ],
);

/** Lines as they were sold; amounts in krónur. */
export const orderItems = pgTable(
  'order_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    ...soldLine(),
    ...ownNumberColumns(),
    /** Units that the consumer has withdrawn from; when the warehouse declines, they are subtracted again. */
    withdrawn: integer().notNull().default(0),
    /** Units of all shipments. */
    shipped: integer().notNull().default(0),
    /** Units that were credited because they will not be sent. */
    cancelled: integer().notNull().default(0),
    /** When the warehouse expects what it cannot send yet; null when it is not known to be late. */
    expectedOn: date('expected_on'),
    /** As the product had it when it was ordered. */
    withdrawalExemption: text('withdrawal_exemption').$type<WithdrawalExemption>(),
  },
  (table) => [
    index('order_items_order').on(table.orderId),
    check('order_items_withdrawn', sql`${table.withdrawn} BETWEEN 0 AND ${table.quantity}`),
    check(
      'order_items_shipped',
      sql`${table.shipped} >= 0 AND ${table.cancelled} >= 0 AND ${table.shipped} + ${table.cancelled} <= ${table.quantity}`,
    ),
    check(
      'order_items_amounts',
      sql`${table.quantity} > 0 AND ${table.price} = ${table.unitPrice} * ${table.quantity}`,
    ),
  ],
);

export type OrderEventKind =
  | 'Shipping'
  | 'ShipmentSent'
  | 'ShipmentDelivered'
  | 'Expected'
  | 'Cancelled'
  | 'Fulfilled'
  | 'Archived'
  | 'Deleted'
  | 'WithdrawalRequested'
  | 'WithdrawalReceived'
  | 'WithdrawalDeclined'
  | 'Credited'
  | 'Refunded';

/** History of an order after it was placed; append-only. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    at: timestamp(instant).notNull().defaultNow(),
    kind: text().$type<OrderEventKind>().notNull(),
    by: text().$type<'Customer' | 'Shop'>().notNull(),
    /** The signed-in user, where a customer acted. */
    actorId: integer('actor_id'),
    details: jsonb().$type<Record<string, string | number>>().notNull().default({}),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);
