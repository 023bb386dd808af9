import { bigint, index, integer, pgTable } from 'drizzle-orm/pg-core';

/** Stands for the words of all products, which a search is read from: no category has this number. */
export const wordsShelf = 2_147_483_647;

/**
 * One row for each shelf that a statement changed, written by triggers on `shelf_products`, `search_products` and `brands`. Rows are only added, so that
 * two orders which sell out the last of something do not wait for each other.
 */
export const shelfChanges = pgTable(
  'shelf_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** As in `shelf_products`; null: all shelves. */
    shelf: integer(),
  },
  (table) => [index('shelf_changes_shelf').on(table.shelf, table.id)],
);
