import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { toRowId } from '../../row-id.ts';
import { requireAbility } from '../session/abilities.ts';
import { listDatabase } from '../session/list-database.ts';
import { readMonthlyStatistics, readUnitStatistics } from './internal/monthly-statistics.ts';

export const statisticsResolvers: Resolvers = {
  Query: {
    lastYearStatistics: async (_, { withCurrentMonth, unitId }, context) => {
      const session = requireAbility(context, 'see-statistics');
      const unit = unitId == null ? null : toRowId(unitId);
      const months = await readMonthlyStatistics(listDatabase(context), session, new Date(), unit);
      return withCurrentMonth ? months : months.slice(0, -1);
    },
    unitStatistics: (_root, _args, context) =>
      readUnitStatistics(listDatabase(context), requireAbility(context, 'see-statistics'), new Date()),
  },
};
