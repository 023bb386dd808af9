import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { WantedOrderFieldsDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { OrderFieldPartsFragment } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

export type OrderField = OrderFieldPartsFragment;

/** What the debtor of the visitor's next order wants on it. */
const wantedOrderFieldsQuery = queryOptions({
  queryKey: visitorKeys.wantedOrderFields,
  queryFn: async ({ signal }): Promise<OrderField[]> =>
    (await graphql(WantedOrderFieldsDocument, {}, { signal })).wantedOrderFields,
  refetchOnMount: true,
});

export function useWantedOrderFields(): UseQueryResult<OrderField[]> {
  return useQuery(wantedOrderFieldsQuery);
}
