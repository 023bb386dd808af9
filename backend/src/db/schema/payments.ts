import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { instant, oneOf } from './columns.ts';
import { customers } from './customers.ts';
import { invoices } from './invoices.ts';
import { checkoutAttempts } from './orders.ts';

/**
 * `Authorising` is written before the acquirer is asked, so that a crash in between is found. The order is written together with
 * `Authorised`, money is taken in `Captured`; `Voiding` is on its way to `Voided`.
 */
export const cardPaymentStates = [
  'Authorising',
  'Challenge',
  'Authorised',
  'Captured',
  'Declined',
  'Voiding',
  'Voided',
  'Refunded',
] as const;
export type CardPaymentState = (typeof cardPaymentStates)[number];

/** What was asked of the acquirer for one attempt. */
export const cardPayments = pgTable(
  'card_payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    attemptId: integer('attempt_id')
      .notNull()
      .unique()
      .references(() => checkoutAttempts.id),
    /** Ours; the acquirer makes at most one payment for it. */
    reference: text().notNull().unique(),
    /** Krónur. */
    amount: integer().notNull(),
    state: text().$type<CardPaymentState>().notNull().default('Authorising'),
    /** The acquirer's own id, once it has answered. */
    acquirerId: text('acquirer_id'),
    /** The bank's page, while it wants to see the card holder. */
    challengeUrl: text('challenge_url'),
    startedAt: timestamp('started_at', instant).notNull().defaultNow(),
    /** When the sweeper asks the acquirer; null when nothing is left to do. */
    checkAt: timestamp('check_at', instant),
  },
  (table) => [
    index('card_payments_due')
      .on(table.checkAt)
      .where(sql`check_at IS NOT NULL`),
    check('card_payments_amount', sql`${table.amount} > 0`),
    check('card_payments_state', oneOf(table.state, cardPaymentStates)),
  ],
);

export type CardBrand =
  | 'Visa'
  | 'Mastercard'
  | 'Amex'
  | 'Discover'
  | 'Diners'
  | 'JCB'
  | 'ChinaUnionPay'
  | 'Unknown';

/** Saved cards: what the acquirer needs to charge them and what tells them apart, never a number. */
export const customerCards = pgTable(
  'customer_cards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The acquirer's name of the card. */
    token: text().notNull(),
    brand: text().$type<CardBrand>().notNull(),
    last4: text().notNull(),
    expiryMonth: integer('expiry_month').notNull(),
    expiryYear: integer('expiry_year').notNull(),
    createdAt: timestamp('created_at', instant).notNull().defaultNow(),
  },
  (table) => [
    unique('customer_cards_card').on(
      table.customerId,
      table.brand,
      table.last4,
      table.expiryMonth,
      table.expiryYear,
    ),
    check('customer_cards_last4', sql`${table.last4} ~ '^[0-9]{4}$'`),
  ],
);

/** Money on its way back to a card. `Refunding` is written with the credit note, before the acquirer is asked. */
const refundStates = ['Refunding', 'Refunded', 'Refused'] as const;

export const cardRefunds = pgTable(
  'card_refunds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => cardPayments.id),
    /** The credit note that it pays out. */
    invoiceId: integer('invoice_id')
      .notNull()
      .unique()
      .references(() => invoices.id),
    /** Ours; the acquirer makes at most one refund for it. */
    reference: text().notNull().unique(),
    /** Krónur. */
    amount: integer().notNull(),
    /** `Refused`: the acquirer never will, so that someone has to pay it out by hand. */
    state: text({ enum: refundStates }).notNull().default('Refunding'),
    /** When the sweeper asks the acquirer; null when nothing is left to do. */
    checkAt: timestamp('check_at', instant).defaultNow(),
  },
  (table) => [
    index('card_refunds_payment').on(table.paymentId),
    index('card_refunds_due')
      .on(table.checkAt)
      .where(sql`check_at IS NOT NULL`),
    check('card_refunds_amount', sql`${table.amount} > 0`),
    check('card_refunds_state', oneOf(table.state, refundStates)),
    check('card_refunds_open', sql`(${table.state} = 'Refunding') = (${table.checkAt} IS NOT NULL)`),
  ],
);
