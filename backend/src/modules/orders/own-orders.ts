import type { ResolversParentTypes } from '../../../../graphql/generated/resolvers.ts';
import { parseOrderNumber } from '../../../../lib/rules/orders/order-number.ts';
import type { Platform, Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { OrderFilter } from './internal/list-store.ts';
import { readOrder, readOrders } from './internal/read.ts';

/** An order of this customer by its number; null for another customer's, as for one that does not exist. */
export async function readOrderByNumber(
  platform: Pick<Platform, 'db' | 'config'>,
  session: Session,
  number: string,
): Promise<ResolversParentTypes['Order'] | null> {
  const id = parseOrderNumber(number);
  return id === null ? null : readOrder(platform, session, String(id));
}

/** A page of the customer's orders, newest first. @throws ShopError BAD_REQUEST for an invalid page or filter */
export function readOrderPage(
  db: Database,
  session: Session,
  page: number,
  filter: OrderFilter,
): Promise<ResolversParentTypes['CustomerOrders']> {
  return readOrders(db, session, page, filter);
}
