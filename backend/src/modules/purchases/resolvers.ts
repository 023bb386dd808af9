import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { readProductsByIds } from '../catalogue/read-catalogue.ts';
import { seesPrices } from '../session/abilities.ts';
import { requireSession } from '../session/sessions.ts';
import { readDueProducts } from './internal/due-products.ts';
import { lastPurchaseLoader } from './internal/last-purchases.ts';
import { readLastBoughtIds } from './purchases.ts';

/** Specification §7.3: LastFiveProducts. */
const shown = 5;

export const purchaseResolvers: Resolvers = {
  Query: {
    lastFiveProducts: async (_, _args, context) => {
      const { customerId } = requireSession(context);
      const ids = await readLastBoughtIds(context.db, customerId, shown);
      return readProductsByIds(context.db, ids, !seesPrices(context.visitor));
    },
    dueProducts: (_, _args, context) => readDueProducts(context),
  },
  Product: {
    lastBought: async ({ id }, _args, context) => {
      const bought = await lastPurchaseLoader(context)(id);
      return bought
        ? { date: bought.boughtAt.toISOString(), quantity: bought.quantity, unitPrice: bought.unitPrice }
        : null;
    },
  },
};
