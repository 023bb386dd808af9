import type { OrderOption } from '../../../../lib/rules/orders/order-option.ts';
import { ownInvoiceProvider } from '../../../../lib/rules/routes/account-paths.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
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
import { oneOf, ownNumberColumns, soldLine } from './columns.ts';
import { customers } from './customers.ts';
import { checkoutAttempts, orders } from './orders.ts';
import { units } from './units.ts';

/** Counters for gapless numbers: a row is locked until the document that uses the number is committed. */
export const numberSeries = pgTable('number_series', {
  name: text().primaryKey(),
  last: integer().notNull(),
});

/** The seller as an invoice names them. */
export interface Seller {
  name: string;
  ssn: string;
  vatNumber: string;
  address: string;
  /** Where an invoice on account is paid to. */
  bankAccount?: string | null;
  /** What a transfer says, with `{number}` for the invoice's; the number alone without it. */
  paymentReference?: string | null;
  /** Whether each invoice is also a claim in the payer's online bank. */
  hasBankClaims?: boolean;
}

/**
 * Invoices are never changed after issue, except for amounts paid and credited (regulations 50/1993 and 505/2013): buyer, seller
 * and lines are copies.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: integer().notNull().unique(),
    orderId: integer('order_id')
      .unique()
      .references(() => orders.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    /** Who owes it, where that is not the customer. */
    billToId: integer('bill_to_id').references(() => customers.id),
    /** That of the order. */
    unitId: integer('unit_id').references(() => units.id),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull().defaultNow(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    dueDate: date('due_date', { mode: 'string' }),
    buyerName: text('buyer_name').notNull(),
    buyerSsn: text('buyer_ssn').notNull(),
    buyerAddress: text('buyer_address'),
    seller: jsonb().$type<Seller>().notNull(),
    /** Krónur with VAT. */
    price: integer().notNull(),
    priceWithoutTax: integer('price_without_tax').notNull(),
    tax: integer().notNull(),
    vatLines: jsonb('vat_lines').$type<{ rate: number; net: number; tax: number }[]>().notNull(),
    options: jsonb().$type<OrderOption[]>().notNull(),
    /** A credit note: amounts and quantities are below zero. */
    isCredit: boolean('is_credit').notNull().default(false),
    /** The invoice that a credit note credits, in whole or in part. */
    creditsInvoiceId: integer('credits_invoice_id').references((): AnyPgColumn => invoices.id),
    /** Cause of a credit note, e.g. `order:7`: one cause makes at most one. */
    creditKey: text('credit_key').unique(),
    /** Krónur of an invoice that credit notes have credited. */
    credited: integer().notNull().default(0),
    /**
     * Krónur of an invoice on account that payments have settled: the sum of its `invoicePaymentLines`. `paidAt` without any of
     * these: settled as a whole in the books, outside the shop.
     */
    paid: integer().notNull().default(0),
    /** Krónur that running payments are about to settle, so that nobody pays twice. */
    paying: integer().notNull().default(0),
    dataProvider: text('data_provider').notNull().default(ownInvoiceProvider),
    /** Searchable text, folded: number, names, SKUs, the buyer's own references. */
    searchText: text('search_text').notNull().default(''),
  },
  (table) => [
    index('invoices_credits').on(table.creditsInvoiceId),
    check(
      'invoices_credited',
      sql`${table.credited} >= 0 AND ${table.credited} <= greatest(${table.price}, 0)`,
    ),
    check(
      'invoices_credit_note',
      sql`${table.isCredit} = (${table.creditsInvoiceId} IS NOT NULL) AND ${table.isCredit} = (${table.creditKey} IS NOT NULL)`,
    ),
    index('invoices_customer').on(table.customerId, table.issuedAt, table.id),
    // What a customer has to pay, and the credit that is left on what was paid before.
    index('invoices_open')
      .on(sql`coalesce(bill_to_id, customer_id)`)
      .where(sql`paid_at IS NULL AND NOT is_credit`),
    index('invoices_surplus')
      .on(sql`coalesce(bill_to_id, customer_id)`)
      .where(sql`paid > 0 AND paid + credited > price`),
    index('invoices_bill_to').on(table.billToId, table.issuedAt, table.id),
    index('invoices_unit').on(table.unitId, table.issuedAt, table.id),
    check('invoices_total', sql`${table.priceWithoutTax} + ${table.tax} = ${table.price}`),
  ],
);

/** Lines as invoiced, delivery among them; amounts in krónur. */
export const invoiceItems = pgTable(
  'invoice_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** Null for delivery. */
    productId: integer('product_id'),
    ...soldLine(),
    ...ownNumberColumns(),
    /** Units of an invoice's line that credit notes have credited. */
    credited: integer().notNull().default(0),
  },
  (table) => [
    index('invoice_items_invoice').on(table.invoiceId),
    check(
      'invoice_items_credited',
      sql`${table.credited} >= 0 AND ${table.credited} <= greatest(${table.quantity}, 0)`,
    ),
    check('invoice_items_amounts', sql`${table.price} = ${table.unitPrice} * ${table.quantity}`),
  ],
);

/** Charges and payments: the account charge itself, and payments against it. */
export const invoiceTransactions = pgTable(
  'invoice_transactions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    paymentType: text('payment_type').$type<'Account' | 'Card'>().notNull(),
    /** Krónur. */
    total: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('invoice_transactions_invoice').on(table.invoiceId)],
);

const paymentMethods = ['Card', 'Bank', 'Credit'] as const;

/** Money that came in against invoices on account, or credit that was counted against them; never changed. */
export const invoicePayments = pgTable(
  'invoice_payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null for money that came another way than by the shop's own payment. */
    attemptId: integer('attempt_id')
      .unique()
      .references(() => checkoutAttempts.id),
    /** Whose account it settles. */
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    /** Who paid in the shop. */
    actorId: integer('actor_id'),
    /** `Credit`: credit notes covered all of it. */
    method: text({ enum: paymentMethods }).notNull(),
    /** Krónur of money. */
    amount: integer().notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('invoice_payments_customer').on(table.customerId, table.paidAt),
    check('invoice_payments_method', oneOf(table.method, paymentMethods)),
    check(
      'invoice_payments_amount',
      sql`(${table.method} = 'Credit') = (${table.amount} = 0) AND ${table.amount} >= 0`,
    ),
  ],
);

/** What a payment settles of each invoice, in krónur. */
export const invoicePaymentLines = pgTable(
  'invoice_payment_lines',
  {
    paymentId: integer('payment_id')
      .notNull()
      .references(() => invoicePayments.id, { onDelete: 'cascade' }),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** Below zero where credit left on this invoice is used for the others. */
    amount: integer().notNull(),
    /** The part of the amount that is credit and not money. */
    byCredit: integer('by_credit').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.invoiceId] }),
    index('invoice_payment_lines_invoice').on(table.invoiceId),
    check(
      'invoice_payment_lines_amount',
      sql`CASE WHEN ${table.amount} > 0 THEN ${table.byCredit} BETWEEN 0 AND ${table.amount}
        ELSE ${table.amount} < 0 AND ${table.byCredit} = ${table.amount} END`,
    ),
  ],
);
