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
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { instant, oneOf, soldLine } from './columns.ts';
import type { ChosenAddress } from './carts.ts';
import { products } from './catalogue.ts';
import { customers } from './customers.ts';
import { orders } from './orders.ts';

/** The stored states; a sent quote past its last day is Expired by the clock alone. */
export const storedQuoteStatuses = ['Requested', 'Draft', 'Sent', 'Accepted'] as const;
export type StoredQuoteStatus = (typeof storedQuoteStatuses)[number];

const customerId = (name: string) => integer(name).references(() => customers.id);

/** An offer to a customer: its lines and prices are copies, so later changes to the products do not affect it. */
export const quotes = pgTable(
  'quotes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: integer().notNull().unique(),
    /** Who can accept it; the agent's own until the prospect has taken it over. */
    customerId: customerId('customer_id').notNull(),
    /** The agent who made it; null while nobody has taken up what a buyer asked for. */
    agentId: customerId('agent_id'),
    /** Whom it is offered to while they are no customer yet; null from when they have taken it over. */
    prospectName: text('prospect_name'),
    prospectEmail: text('prospect_email'),
    /** Seven digits. */
    prospectPhone: text('prospect_phone'),
    status: text().$type<StoredQuoteStatus>().notNull().default('Draft'),
    /** Incremented by every edit, so that no one accepts what they have not seen. */
    version: integer().notNull().default(0),
    message: text().notNull().default(''),
    /** The last day on which it can be accepted, on the Reykjavík calendar. */
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    createdAt: timestamp('created_at', instant).notNull().defaultNow(),
    /** When the buyer asked for it, or last answered it with a counter-offer. */
    requestedAt: timestamp('requested_at', instant),
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
    index('quotes_requested')
      .on(table.requestedAt, table.id)
      .where(sql`status = 'Requested'`),
    check(
      'quotes_prospect',
      sql`(${table.prospectName} IS NULL) = (${table.prospectEmail} IS NULL)
        AND (${table.prospectPhone} IS NULL OR ${table.prospectName} IS NOT NULL)
        AND (${table.prospectName} IS NULL OR (${table.customerId} = ${table.agentId} AND ${table.status} IN ('Draft', 'Sent')))`,
    ),
    check('quotes_agent', sql`${table.status} = 'Requested' OR ${table.agentId} IS NOT NULL`),
    check('quotes_requested_at', sql`${table.status} <> 'Requested' OR ${table.requestedAt} IS NOT NULL`),
    check('quotes_status', oneOf(table.status, storedQuoteStatuses)),
    check('quotes_sent', sql`(${table.status} IN ('Requested', 'Draft')) = (${table.sentAt} IS NULL)`),
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
    /** The line that the buyer may take it in place of; no sum counts it. */
    alternativeToId: integer('alternative_to_id').references((): AnyPgColumn => quoteItems.id, {
      onDelete: 'set null',
    }),
  },
  (table) => [
    index('quote_items_alternatives').on(table.alternativeToId),
    check('quote_items_alternative', sql`${table.alternativeToId} <> ${table.id}`),
    unique('quote_items_product').on(table.quoteId, table.productId),
    check(
      'quote_items_amounts',
      sql`${table.quantity} > 0 AND ${table.unitPrice} >= 0 AND ${table.price} = ${table.unitPrice} * ${table.quantity}`,
    ),
  ],
);

export const quoteEntryKinds = ['Request', 'Counter', 'Offer', 'Message'] as const;
export type QuoteEntryKind = (typeof quoteEntryKinds)[number];

/** Goods as they were asked for or offered; amounts in krónur with VAT. */
export interface QuoteEntryLine {
  productId: number;
  sku: string;
  name: string;
  quantity: number;
  /** Offered, or wished for; null where the buyer named none. */
  unitPrice: number | null;
  /** The buyer's words on the line. */
  wish: string;
  /** Offered in place of this product of the same offer. */
  alternativeToProductId?: number;
}

/** What was asked for or offered; null in a message. */
export interface QuoteEntryContent {
  lines: QuoteEntryLine[];
  /** Only of requests: ISO date by which the buyer wants the goods. */
  wantedOn: string | null;
  /** Only of offers. */
  offer: {
    version: number;
    validUntil: string;
    delivery: string;
    deliveryAmount: number;
    total: number;
  } | null;
}

/** What both sides have said on a quote, in order; nothing in it is ever changed. Drafts leave no entry. */
export const quoteEntries = pgTable(
  'quote_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    quoteId: integer('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    kind: text().$type<QuoteEntryKind>().notNull(),
    /** Null once the person is gone; what they wrote stays. */
    authorId: integer('author_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Written by sales staff. */
    isFromShop: boolean('is_from_shop').notNull(),
    /** Made by the browser, so that what is sent twice is written once; null for offers, which a quote's state guards. */
    key: text(),
    text: text().notNull(),
    content: jsonb().$type<QuoteEntryContent>(),
    writtenAt: timestamp('written_at', instant).notNull().defaultNow(),
  },
  (table) => [
    unique('quote_entries_key').on(table.authorId, table.key),
    index('quote_entries_quote').on(table.quoteId, table.id),
    check('quote_entries_kind', oneOf(table.kind, quoteEntryKinds)),
    check('quote_entries_text', sql`char_length(${table.text}) <= 2000`),
    check(
      'quote_entries_content',
      sql`(${table.kind} = 'Message') = (${table.content} IS NULL) AND (${table.kind} <> 'Message' OR ${table.text} <> '')`,
    ),
    check('quote_entries_keyed', sql`(${table.kind} = 'Offer') = (${table.key} IS NULL)`),
  ],
);
