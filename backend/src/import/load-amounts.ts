import { sql } from 'drizzle-orm';
import { productTag, revalidateTags } from '../../../lib/rules/routes/revalidate-tags.ts';
import type { Database } from '../db/connect.ts';
import { enqueueRevalidate } from '../modules/jobs/jobs.ts';
import { markPending } from '../modules/search/pending-changes.ts';
import { rows } from '../db/rows.ts';
import { contentOf, pricePerUnitOf } from '../db/unit-price.ts';

/** Values that change between two imports; omitted ones stay. */
interface Amounts {
  sku: string;
  /** Units on hand. */
  stock?: number | undefined;
  /** Krónur with VAT, before discounts. */
  price?: number | undefined;
}

/**
 * Sets stock and prices of existing products while the shop is open; reserved units stay in stock. Rows are locked in the same
 * order as orders lock them.
 * @returns SKUs that the shop does not have; their lines changed nothing
 */
export async function loadAmounts(tx: Database, amounts: readonly Amounts[]): Promise<string[]> {
  const incoming = sql`jsonb_to_recordset(${JSON.stringify(amounts)}::jsonb) AS i (sku text, stock integer, price integer)`;
  const known = await rows<{ sku: string }>(
    tx,
    sql`SELECT p.sku FROM products p WHERE p.sku IN (SELECT sku FROM ${incoming}) ORDER BY p.id FOR NO KEY UPDATE`,
  );
  const changed = await rows<{ id: number; slug: string | null }>(
    tx,
    sql`UPDATE products p SET list_price = coalesce(i.price, p.list_price), stock_on_hand = greatest(coalesce(i.stock, p.stock_on_hand), p.stock_reserved), updated_at = now()
      FROM ${incoming} WHERE p.sku = i.sku
        AND (p.list_price, p.stock_on_hand) IS DISTINCT FROM (coalesce(i.price, p.list_price), greatest(coalesce(i.stock, p.stock_on_hand), p.stock_reserved))
      RETURNING p.id, p.slug`,
  );
  if (changed.length > 0) {
    const ids = sql`SELECT jsonb_array_elements_text(${JSON.stringify(changed.map(({ id }) => id))}::jsonb)::integer`;
    // A trigger keeps the stock state of the shelves current, but not the price.
    await tx.execute(
      sql`UPDATE shelf_products s SET price = p.price, guest_price = CASE WHEN p.price_visible_by_guest THEN p.price END,
          unit_price = u.price, guest_unit_price = CASE WHEN p.price_visible_by_guest THEN u.price END
        FROM products p CROSS JOIN LATERAL (SELECT ${pricePerUnitOf(sql`p.price`, contentOf('p'))} AS price) u WHERE p.id = s.product_id AND p.id IN (${ids})`,
    );
    await markPending(tx, ids);
    await enqueueRevalidate(tx, [
      revalidateTags.catalogue,
      ...changed.flatMap(({ id, slug }) => [productTag(id), ...(slug === null ? [] : [productTag(slug)])]),
    ]);
  }
  const skus = new Set(known.map(({ sku }) => sku));
  return amounts.flatMap(({ sku }) => (skus.has(sku) ? [] : [sku]));
}
