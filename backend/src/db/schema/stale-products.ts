import { integer, pgTable } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';

/**
 * Products whose shelves and search terms are older than their brand or categories. Written with the change that made them so, taken
 * out with the rewriting: an import that was killed between leaves them to the next.
 */
export const staleProducts = pgTable('stale_products', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
});
