import { queryOptions } from '@tanstack/react-query';
import { LastYearStatisticsDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { MonthPartsFragment, UnitStatisticsQuery } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

/** A month's purchases in krónur. */
export type MonthSum = MonthPartsFragment;

/** What a unit bought in these months, in krónur. */
export type UnitSum = UnitStatisticsQuery['unitStatistics'][number];

/** Twelve full months and the running one, oldest first. @param unitId null: of every unit */
export const statisticsQuery = (unitId: string | null) =>
  queryOptions({
    queryKey: [...visitorKeys.statistics, unitId],
    queryFn: async ({ signal }): Promise<MonthSum[]> =>
      (await graphql(LastYearStatisticsDocument, { unitId }, { signal })).lastYearStatistics,
  });
