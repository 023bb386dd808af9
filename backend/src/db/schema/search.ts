import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { bytewiseText } from './columns.ts';

const tsvector = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' });

/** Words of the catalogue as written there, in lower case. */
export const searchWords = pgTable('search_words', { word: bytewiseText().primaryKey() });

/** What a shopper may type for a term of the catalogue: every inflected form and every synonym's, without accents. */
export const searchForms = pgTable(
  'search_forms',
  {
    form: bytewiseText().notNull(),
    term: bytewiseText().notNull(),
    /** True for a form of another word that means the same. */
    synonym: boolean().notNull(),
    /** True for words that qualify a product instead of naming it. */
    adjective: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.form, table.term] }),
    index('search_forms_similar').using('gin', table.form.op('gin_trgm_ops')),
  ],
);

/** What products are matched by. Narrow, so that a search does not read the wide rows of the products. */
export const searchProducts = pgTable(
  'search_products',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Letters and digits of the SKU, without accents. */
    sku: bytewiseText().notNull(),
    /** Terms by weight: A what the product is, B the heads of compounds, C the rest of its name and its brand, D all else. */
    terms: tsvector().notNull(),
  },
  (table) => [
    index('search_products_terms').using('gin', table.terms),
    // Most searches are of these weights, and an index of all terms does not know a term's weight.
    index('search_products_named').using('gin', sql`ts_filter(${table.terms}, '{a,b,c}')`),
  ],
);

/** Words that mean the same in this shop, beyond what the shop's own lists say; from content files, in their order. */
export const searchSynonyms = pgTable('search_synonyms', {
  position: integer().primaryKey(),
  words: text().array().notNull(),
});

/** Products that come first for a text, from content files. */
export const searchPins = pgTable('search_pins', {
  /** Folded, as toPinKey does it. */
  text: text().primaryKey(),
  /** As written in the file. */
  search: text().notNull(),
  skus: text().array().notNull(),
});

/** The synonyms by which the forms and terms of the catalogue were last written; one row. */
export const searchWording = pgTable('search_wording', {
  id: integer().primaryKey(),
  groups: jsonb().$type<string[][]>().notNull(),
});

/** How often a text was searched for on a day. Nothing here says by whom, at what time, or which searches were one person's. */
export const searchCounts = pgTable(
  'search_counts',
  {
    day: date().notNull(),
    text: text().notNull(),
    searches: integer().notNull().default(0),
    /** Of these without a result. */
    empty: integer().notNull().default(0),
    /** Of these after which a result was opened or put into the cart. */
    clicked: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.text] })],
);

/** Products to be synced to the hosted search: changed, added or removed. One row per product, however often it changes. */
export const searchPending = pgTable(
  'search_pending',
  {
    productId: integer('product_id').primaryKey(),
    /** Incremented by every change, so that a change during a sync is not lost with it. */
    version: integer().notNull().default(1),
    /** Earliest start; also the end of the lease of the process that syncs it. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('search_pending_due').on(table.dueAt)],
);

/** How far purchase events have been sent to an index of the hosted search: invoice numbers have no gaps. */
export const purchaseEventCursors = pgTable('search_told', {
  index: text().primaryKey(),
  /** Number of the last invoice whose events were sent. */
  lastInvoiceNumber: integer('up_to').notNull().default(0),
  /** Earliest start; also the end of the lease of the process that sends them. */
  dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
});
