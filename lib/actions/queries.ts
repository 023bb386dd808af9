import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ActionsInPlaceDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { ActionsInPlaceQuery } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

type ActionsInPlace = ActionsInPlaceQuery['actionsInPlace'];
export type ActionInPlace = ActionsInPlace['actions'][number];

/** What others did in the customer's place, newest first. */
export const actionsInPlaceQuery = (page: number) =>
  queryOptions({
    queryKey: [...visitorKeys.actionsInPlace, page],
    queryFn: async ({ signal }): Promise<ActionsInPlace> =>
      (await graphql(ActionsInPlaceDocument, { page }, { signal })).actionsInPlace,
    refetchOnMount: true,
    placeholderData: keepPreviousData,
  });
