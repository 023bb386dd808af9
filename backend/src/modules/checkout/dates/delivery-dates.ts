import type { ResolversParentTypes, ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import {
  daysUntilGoods,
  deliveryWindows,
  type DeliveryWindow,
} from '../../../../../lib/rules/dates/delivery-promise.ts';
import { availableQuantity } from '../../../../../lib/rules/orders/quantity.ts';
import type { Context } from '../../../context.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import { readProductsByIds } from '../../catalogue/read-catalogue.ts';
import { seesPrices } from '../../session/abilities.ts';
import { readCalendar } from '../steps/delivery.ts';
import { readUsualDelivery } from './usual-delivery.ts';

type Goods = ResolversTypes['DeliveryGoodsInput'];

const maxGoods = 100;
/** The date that holds, and the next: it takes its place in a browser that is left open. */
const datesAhead = 2;

/** The contract's deliveryDates. @throws ShopError BAD_REQUEST for too many goods, or less than one of some */
export async function readDeliveryDates(
  { db, visitor }: Pick<Context, 'db' | 'visitor'>,
  goods: readonly Goods[],
): Promise<ResolversParentTypes['DeliveryDates'] | null> {
  if (goods.length > maxGoods || goods.some(({ quantity }) => (quantity ?? 1) < 1))
    throw new ShopError('BAD_REQUEST', 'Upplýsingarnar eru ekki réttar. Vinsamlegast yfirfarið þær.');
  const ids = [...new Set(goods.map(({ productId }) => toRowId(productId)))];
  const [usual, products, { hours, now }] = await Promise.all([
    readUsualDelivery(db, visitor.session),
    readProductsByIds(db, ids, !seesPrices(visitor)),
    readCalendar(db, []),
  ]);
  if (!usual || !hours.some(({ opensAt }) => opensAt != null)) return null;
  const byId = new Map(products.map((product) => [String(product.id), product]));
  const known = new Map<number | null, DeliveryWindow[]>();
  const windowsAfter = (days: number | null): DeliveryWindow[] => {
    const windows = known.get(days) ?? deliveryWindows(usual.method, days, hours, now, datesAhead);
    known.set(days, windows);
    return windows;
  };
  return {
    method: usual.method.name,
    place: usual.place,
    now: now.getTime(),
    goods: goods.flatMap(({ productId, quantity }) => {
      const product = byId.get(productId);
      if (!product) return [];
      const isInStock = (quantity ?? 1) <= availableQuantity(product);
      return [{ productId, dates: isInStock ? windowsAfter(daysUntilGoods([product])) : [] }];
    }),
  };
}
