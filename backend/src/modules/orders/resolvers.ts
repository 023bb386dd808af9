import type { Resolvers, ResolversParentTypes } from '../../../../graphql/generated/resolvers.ts';
import type { Context } from '../../context.ts';
import { ShopError } from '../../errors.ts';
import { toRowId } from '../../row-id.ts';
import { requireAbility } from '../session/abilities.ts';
import { listDatabase } from '../session/list-database.ts';
import { cancelOrder, withdrawFromOrder } from './internal/change.ts';
import { readOrder, readOrders } from './internal/read.ts';
import { reorder } from './internal/reorder.ts';
import { markOrderSeen } from './mark-seen.ts';

export const orderResolvers: Resolvers = {
  Query: {
    order: async (_, { id }, context) => {
      const session = requireAbility(context, 'see-invoices');
      const order = await readOrder(context, session, id);
      if (order) await markOrderSeen(context.db, session.actorId, toRowId(id));
      return order;
    },
    customerOrders: (_, { page, filter }, context) =>
      readOrders(listDatabase(context), requireAbility(context, 'see-invoices'), page ?? 1, filter ?? {}),
  },
  Mutation: {
    cancelOrder: async (_, { orderId }, context) => {
      await cancelOrder(context, orderId);
      return changed(context, orderId);
    },
    withdrawFromOrder: async (_, { orderId, lines, sealsUnbroken }, context) => {
      await withdrawFromOrder(context, orderId, lines, sealsUnbroken ?? false);
      return changed(context, orderId);
    },
    reorder: (_, { input }, context) => reorder(context, input),
  },
};

async function changed(context: Context, id: string): Promise<ResolversParentTypes['Order']> {
  const order = await readOrder(context, requireAbility(context, 'see-invoices'), id);
  if (!order) throw new ShopError('NOT_FOUND');
  return order;
}
