import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { AccountSettingsDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { SettingsPartsFragment } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

export type AccountSettings = SettingsPartsFragment;

/** UNAUTHENTICATED for a guest. */
export const settingsQuery = queryOptions({
  queryKey: visitorKeys.settings,
  queryFn: async ({ signal }): Promise<AccountSettings> =>
    (await graphql(AccountSettingsDocument, {}, { signal })).accountSettings,
});

export function useAccountSettings(): UseQueryResult<AccountSettings> {
  return useQuery(settingsQuery);
}
