import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { requireAbility } from '../session/abilities.ts';
import { listDatabase } from '../session/list-database.ts';
import { readMonthlyStatistics } from './internal/monthly-statistics.ts';

export const statisticsResolvers: Resolvers = {
  Query: {
    lastYearStatistics: async (_, { withCurrentMonth }, context) => {
      const session = requireAbility(context, 'see-statistics');
      const months = await readMonthlyStatistics(listDatabase(context), session, new Date());
      return withCurrentMonth ? months : months.slice(0, -1);
    },
  },
};
