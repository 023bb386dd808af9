import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { requireSession } from '../session/service.ts';
import { monthlyStatistics } from './service.ts';

export const statisticsResolvers: Resolvers = {
  Query: {
    lastYearStatistics: async (_, { withCurrentMonth }, context) => {
      const months = await monthlyStatistics(context.db, requireSession(context), new Date());
      return withCurrentMonth ? months : months.slice(0, -1);
    },
  },
};
