import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { bytewiseText } from './columns.ts';

const tsvector = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' });

/** Words of the catalogue as they are written there, in lower case. */
export const searchWords = pgTable('search_words', { word: bytewiseText().primaryKey() });

/** What a shopper may type for a term of the catalogue: every inflected form and every synonym's, without accents. */
export const searchForms = pgTable(
  'search_forms',
  {
    form: bytewiseText().notNull(),
    term: bytewiseText().notNull(),
    /** True for a form of another word that means the same. */
    synonym: boolean().notNull(),
    /** True where the word says how a thing is and not what it is. */
    adjective: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.form, table.term] }),
    index('search_forms_similar').using('gin', table.form.op('gin_trgm_ops')),
  ],
);

/** What a product is found by. Narrow, so that a search does not read the wide rows of the products. */
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
  (table) => [index('search_products_terms').using('gin', table.terms)],
);

/** Products that the hosted search has to be told of: changed, added or gone. Holds a product once, however often it changes. */
export const searchPending = pgTable(
  'search_pending',
  {
    productId: integer('product_id').primaryKey(),
    /** Counts the changes, so that one that comes while another is sent is not forgotten with it. */
    version: integer().notNull().default(1),
    /** Not before; also the end of the lease of the process that sends it. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('search_pending_due').on(table.dueAt)],
);

/** How far an index of the hosted search has been told of what was bought together: invoice numbers have no gaps. */
export const purchaseEventCursors = pgTable('search_told', {
  index: text().primaryKey(),
  /** Number of the last invoice that it was told of. */
  lastInvoiceNumber: integer('up_to').notNull().default(0),
  /** Not before; also the end of the lease of the process that tells it. */
  dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
});
