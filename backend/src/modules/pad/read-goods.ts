import type { ResolversParentTypes } from '../../../../graphql/generated/resolvers.ts';
import { maximumPadProducts, padProductsPerCall } from '../../../../lib/rules/orders/pad/limits.ts';
import type { Context } from '../../context.ts';
import { parseProductId, readProductsByIds } from '../catalogue/read-catalogue.ts';
import { readListedProducts } from '../lists/listed-products.ts';
import { requireAbility } from '../session/abilities.ts';
import { listDatabase } from '../session/list-database.ts';
import { findPadProductIds } from './internal/store.ts';

/**
 * What the pad of the customer acted for keeps on a device, in parts.
 * @param after the `next` of the call before; null for the first
 * @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED for who sees no prices
 */
export async function readPadGoods(
  context: Context,
  after: string | null,
): Promise<ResolversParentTypes['PadGoods']> {
  const session = requireAbility(context, 'see-prices');
  const db = listDatabase(context);
  const lists = await readListedProducts(db, session);
  const listedIds = [...new Set(lists.flatMap(({ productIds }) => productIds))];
  const { customerId } = session;
  const { ids, total } = await findPadProductIds(db, { customerId, listedIds }, maximumPadProducts);
  const afterId = after === null ? 0 : (parseProductId(after) ?? 0);
  const remaining = ids.filter((id) => id > afterId);
  const called = remaining.slice(0, padProductsPerCall);
  const products = await readProductsByIds(db, called, false);
  const kept = new Set(ids);
  return {
    products,
    next: remaining.length > called.length ? String(called.at(-1)) : null,
    total,
    lists:
      after === null
        ? lists.map(({ id, name, productIds }) => ({
            id: String(id),
            name,
            productIds: productIds.filter((productId) => kept.has(productId)).map(String),
          }))
        : [],
  };
}
