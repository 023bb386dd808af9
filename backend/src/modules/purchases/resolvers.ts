import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { productsInOrder } from '../catalogue/service.ts';
import { seesPrices } from '../session/ability-service.ts';
import { requireSession } from '../session/service.ts';
import { lastBoughtIds } from './service.ts';

/** Specification §7: LastFiveProducts. */
const shown = 5;

export const purchaseResolvers: Resolvers = {
  Query: {
    lastFiveProducts: async (_, _args, context) => {
      const { customerId } = requireSession(context);
      const ids = await lastBoughtIds(context.db, customerId, shown);
      return productsInOrder(context.db, ids, !seesPrices(context.visitor));
    },
  },
};
