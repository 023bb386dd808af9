import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { instant, oneOf } from './columns.ts';
import { customers } from './customers.ts';
import { invoices } from './invoices.ts';
import { checkoutAttempts } from './orders.ts';

/**
 * `Authorising` is written before the acquirer is called, so that a crash in between is detected. The order is placed together
 * with `Authorised`, money is taken in `Captured`; `Voiding` precedes `Voided`.
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

/** The payment requested from the acquirer for one attempt. */
export const cardPayments = pgTable(
  'card_payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    attemptId: integer('attempt_id')
      .notNull()
      .unique()
      .references(() => checkoutAttempts.id),
    /** Our reference; the acquirer makes at most one payment for it. */
    reference: text().notNull().unique(),
    /** Krónur. */
    amount: integer().notNull(),
    state: text().$type<CardPaymentState>().notNull().default('Authorising'),
    /** The saved card that it is taken from; null for one that is not kept, or not any more. */
    cardId: integer('card_id').references((): AnyPgColumn => customerCards.id, { onDelete: 'set null' }),
    /** The acquirer's id, once it has responded. */
    acquirerId: text('acquirer_id'),
    /** The bank's challenge page, while the card holder has to confirm. */
    challengeUrl: text('challenge_url'),
    startedAt: timestamp('started_at', instant).notNull().defaultNow(),
    /** When the sweeper next queries the acquirer; null when nothing is pending. */
    checkAt: timestamp('check_at', instant),
  },
  (table) => [
    index('card_payments_due')
      .on(table.checkAt)
      .where(sql`check_at IS NOT NULL`),
    // Deleting a card looks up what it has paid.
    index('card_payments_card')
      .on(table.cardId)
      .where(sql`card_id IS NOT NULL`),
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

/** Saved cards: what the acquirer needs to charge them and what distinguishes them for the buyer, never a number. */
export const customerCards = pgTable(
  'customer_cards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The acquirer's token of the card. */
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

/** Card refunds. `Refunding` is written with the credit note, before the acquirer is called. */
const refundStates = ['Refunding', 'Refunded', 'Refused'] as const;

export const cardRefunds = pgTable(
  'card_refunds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => cardPayments.id),
    /** The credit note that it refunds. */
    invoiceId: integer('invoice_id')
      .notNull()
      .unique()
      .references(() => invoices.id),
    /** Our reference; the acquirer makes at most one refund for it. */
    reference: text().notNull().unique(),
    /** Krónur. */
    amount: integer().notNull(),
    /** `Refused`: the acquirer will never do it, so someone has to refund by hand. */
    state: text({ enum: refundStates }).notNull().default('Refunding'),
    /** When the sweeper next queries the acquirer; null when nothing is pending. */
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
