import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import type { Context } from '../../../context.ts';
import { readProductsByIds } from '../../catalogue/read-catalogue.ts';
import { requireAbility } from '../../session/abilities.ts';
import { listDatabase } from '../../session/list-database.ts';
import { findDueProducts } from './rhythm-store.ts';

const maxProducts = 12;

/** What the customer acted for needs by now, by their own habit. */
export async function readDueProducts(context: Context): Promise<ResolversParentTypes['DueProduct'][]> {
  const { customerId } = requireAbility(context, 'see-prices');
  const db = listDatabase(context);
  const dueRows = await findDueProducts(db, customerId, new Date(), maxProducts);
  const products = await readProductsByIds(
    db,
    dueRows.map((row) => row.product_id),
    false,
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  return dueRows.flatMap((row) => {
    const product = byId.get(row.product_id);
    if (!product) return [];
    return {
      product,
      usualDays: row.usual_days,
      usualQuantity: row.usual_quantity,
      lastBoughtOn: row.last_bought_on,
      dueOn: row.due_on,
    };
  });
}
