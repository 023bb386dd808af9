import { sql, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, customType, integer, numeric, text } from 'drizzle-orm/pg-core';

/** A timestamp with time zone. */
export const instant = { withTimezone: true } as const;

/** Percent with two decimals. */
export const percent = { precision: 5, scale: 2, mode: 'number' } as const;

/** Text in byte order on every machine, whatever the database's locale; for lib/rules' icelandicSortKey. */
export const bytewiseText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "C"',
});

/** A position in PostgreSQL's log, such as `0/16EF9D0`. */
export const logPosition = customType<{ data: string; driverData: string }>({ dataType: () => 'pg_lsn' });

/**
 * Lower case without Icelandic letters, the SQL twin of lib/rules' foldIcelandic, in any locale of the database: for generated
 * columns and what is looked up in them.
 */
export const folded = (name: SQL): SQL =>
  sql`replace(replace(translate(lower(${name}), 'ÁÉÍÓÚÝÐÞÆÖáéíóúýðöøåäü', 'aeiouydþæoaeiouydooaau'), 'þ', 'th'), 'æ', 'ae')`;

/** CHECK condition: the column holds one of the names, which are the code's own constants. */
export const oneOf = (column: AnyPgColumn, names: readonly string[]): SQL =>
  sql`${column} IN (${sql.raw(names.map((name) => `'${name}'`).join(', '))})`;

/** A picture in the bucket, as the contract's Image. */
export interface StoredImage {
  assetPath: string;
  alt: string | null;
  /** Pixels of the original. */
  width: number | null;
  height: number | null;
}

/** What the customer called the product when it was ordered; null where it had no number for it. */
export const ownNumberColumns = () => ({ ownNumber: text('own_number'), ownName: text('own_name') });

/** What a line of an order or an invoice copies of the goods sold; amounts in krónur, rates in percent. */
export const soldLine = () => ({
  sku: text().notNull(),
  name: text().notNull(),
  quantity: integer().notNull(),
  unitPrice: integer('unit_price').notNull(),
  price: integer().notNull(),
  priceWithoutTax: integer('price_without_tax').notNull(),
  discountPercentage: numeric('discount_percentage', percent).notNull(),
  vat: numeric(percent).notNull(),
});
