import { sql, type SQL } from 'drizzle-orm';
import { priceUnits, wholeUnit } from '../../../lib/rules/products/package-content.ts';

/** The content of a product that counts: its own, else what its package size says. */
export const contentOf = (product: string): SQL =>
  sql.raw(`coalesce(${product}.net_content, ${product}.package_content)`);

/** The place of a content's measure among those that prices are compared by, from 1. */
export const unitPlace = (content: SQL): SQL =>
  sql`array_position(ARRAY[${sql.raw(priceUnits.map((unit) => `'${unit}'`).join(', '))}], ${content} ->> 'per')::smallint`;

/** The SQL twin of lib/rules/money/price-per-unit.ts. */
export const pricePerUnitOf = (price: SQL, content: SQL): SQL => {
  const amount = sql`(${content} ->> 'amount')::numeric`;
  const tenths = sql`round(${price} * ${sql.raw(String(wholeUnit * 10))}::numeric / ${amount})`;
  const hundredths = sql`CASE WHEN ${tenths} < 1000 THEN ${tenths} * 10 ELSE round(${price} * ${sql.raw(String(wholeUnit))}::numeric / ${amount}) * 100 END`;
  return sql`(SELECT CASE WHEN h <= 2147483647 THEN h::integer END FROM (SELECT ${hundredths} AS h) per_unit)`;
};
