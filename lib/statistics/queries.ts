import { queryOptions } from '@tanstack/react-query';
import { LastYearStatisticsDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { MonthPartsFragment } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

/** A month's purchases in krónur. */
export type MonthSum = MonthPartsFragment;

/** Twelve full months and the running one, oldest first. */
export const statisticsQuery = queryOptions({
  queryKey: visitorKeys.statistics,
  queryFn: async ({ signal }): Promise<MonthSum[]> =>
    (await graphql(LastYearStatisticsDocument, {}, { signal })).lastYearStatistics,
});
