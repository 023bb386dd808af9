import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import type { AlertKind } from '../../../../../lib/rules/products/alert-kind.ts';
import { singlePrice } from '../../../../../lib/rules/money/product-price.ts';
import type { Context } from '../../../context.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import { toCartLines } from '../../cart/carts.ts';
import { readProductById, readProductsByIds } from '../../catalogue/read-catalogue.ts';
import { readCustomerTerms } from '../../pricing/customer-terms.ts';
import { seesPrices } from '../../session/abilities.ts';
import { requireSession } from '../../session/sessions.ts';
import * as store from './store.ts';

type Alerts = ResolversParentTypes['ProductAlerts'];

/** More than anyone waits for; without a limit a script could fill the table. */
const maxAlerts = 100;

/** @throws ShopError UNAUTHENTICATED for a guest */
export async function readAlerts(context: Context, productId: string | null): Promise<Alerts> {
  const { actorId: personId, customerId } = requireSession(context);
  const guest = !seesPrices(context.visitor);
  const rows = await store.findAlerts(context.db, { personId, customerId });
  const ids = [...new Set(rows.map((row) => row.productId))];
  const products = new Map(
    (await readProductsByIds(context.db, ids, guest)).map((product) => [product.id, product]),
  );
  return {
    alerts: rows.flatMap((row) => {
      const product = products.get(row.productId);
      return product
        ? [{ id: String(row.id), kind: row.kind, createdAt: row.createdAt.toISOString(), product }]
        : [];
    }),
    product: productId === null ? null : await readProductById(context.db, productId, guest),
  };
}

/**
 * Sets an alert, or ends it.
 * @throws ShopError UNAUTHENTICATED; NOT_FOUND for a product that this visitor may not see; PERMISSION_DENIED for prices where they
 * see none; FAILED_PRECONDITION with too many of them
 */
export async function setAlert(
  context: Context,
  productId: string,
  kind: AlertKind,
  isOn: boolean,
): Promise<Alerts> {
  const { actorId: personId, customerId } = requireSession(context);
  const owner = { personId, customerId };
  const { db, visitor } = context;
  if (!isOn) {
    await store.deleteAlert(db, owner, { productId: toRowId(productId), kind });
    return readAlerts(context, productId);
  }
  const product = await readProductById(db, productId, !seesPrices(visitor));
  if (!product) throw new ShopError('NOT_FOUND');
  if (kind !== 'Stock' && !seesPrices(visitor)) throw new ShopError('PERMISSION_DENIED');
  if ((await store.countAlerts(db, owner)) >= maxAlerts)
    throw new ShopError(
      'FAILED_PRECONDITION',
      'Ekki er hægt að vakta fleiri vörur. Hættu fyrst að vakta vöru sem á ekki lengur við.',
      { reason: 'alerts' },
    );
  const [line] = await toCartLines(db, [{ productId: product.id, quantity: 1 }]);
  if (!line) throw new ShopError('NOT_FOUND');
  const seenPrice = singlePrice(line.product, await readCustomerTerms(db, customerId)).price;
  await store.insertAlert(db, { ...owner, productId: product.id, kind, seenPrice });
  return readAlerts(context, productId);
}
