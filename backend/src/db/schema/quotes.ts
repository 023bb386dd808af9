import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { instant, oneOf, soldLine } from './columns.ts';
import type { ChosenAddress } from './carts.ts';
import { products } from './catalogue.ts';
import { customers } from './customers.ts';
import { orders } from './orders.ts';

/** The stored states; a sent quote past its last day is Expired by the clock alone. */
export const storedQuoteStatuses = ['Draft', 'Sent', 'Accepted'] as const;
export type StoredQuoteStatus = (typeof storedQuoteStatuses)[number];

const customerId = (name: string) => integer(name).references(() => customers.id);

/** An offer to a customer: its lines and prices are copies, so later changes to the products do not affect it. */
export const quotes = pgTable(
  'quotes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: integer().notNull().unique(),
    /** Who can accept it. */
    customerId: customerId('customer_id').notNull(),
    /** The agent who made it. */
    agentId: customerId('agent_id').notNull(),
    status: text().$type<StoredQuoteStatus>().notNull().default('Draft'),
    /** Incremented by every edit, so that no one accepts what they have not seen. */
    version: integer().notNull().default(0),
    message: text().notNull().default(''),
    /** The last day on which it can be accepted, on the Reykjavík calendar. */
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    createdAt: timestamp('created_at', instant).notNull().defaultNow(),
    sentAt: timestamp('sent_at', instant),
    acceptedAt: timestamp('accepted_at', instant),
    acceptedById: customerId('accepted_by_id'),
    orderId: integer('order_id')
      .unique()
      .references(() => orders.id),
    deliveryMethodId: text('delivery_method_id').notNull(),
    deliveryMethod: text('delivery_method').notNull(),
    /** Krónur with VAT. */
    deliveryAmount: integer('delivery_amount').notNull(),
    address: jsonb().$type<ChosenAddress>(),
    /** Krónur with VAT and delivery. */
    total: integer().notNull(),
    totalWithoutTax: integer('total_without_tax').notNull(),
    totalTaxAmount: integer('total_tax_amount').notNull(),
    /** Krónur below the lines' list price. */
    discountAmount: integer('discount_amount').notNull(),
    vatLines: jsonb('vat_lines').$type<{ rate: number; net: number; tax: number }[]>().notNull(),
  },
  (table) => [
    index('quotes_customer').on(table.customerId, table.id),
    index('quotes_due')
      .on(table.validUntil, table.id)
      .where(sql`status = 'Sent'`),
    check('quotes_status', oneOf(table.status, storedQuoteStatuses)),
    check('quotes_sent', sql`(${table.status} = 'Draft') = (${table.sentAt} IS NULL)`),
    check(
      'quotes_accepted',
      sql`(${table.status} = 'Accepted') = (${table.orderId} IS NOT NULL AND ${table.acceptedAt} IS NOT NULL AND ${table.acceptedById} IS NOT NULL)`,
    ),
    check(
      'quotes_total',
      sql`${table.totalWithoutTax} + ${table.totalTaxAmount} = ${table.total} AND ${table.total} >= 0`,
    ),
  ],
);

/** Lines as offered; amounts in krónur. */
export const quoteItems = pgTable(
  'quote_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    quoteId: integer('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    ...soldLine(),
    /** List price of one unit when it was offered. */
    listPrice: integer('list_price').notNull(),
    /** This customer's price of one unit without the quote, when it was offered. */
    regularPrice: integer('regular_price').notNull(),
  },
  (table) => [
    unique('quote_items_product').on(table.quoteId, table.productId),
    check(
      'quote_items_amounts',
      sql`${table.quantity} > 0 AND ${table.unitPrice} >= 0 AND ${table.price} = ${table.unitPrice} * ${table.quantity}`,
    ),
  ],
);
