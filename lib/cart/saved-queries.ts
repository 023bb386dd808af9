import { queryOptions } from '@tanstack/react-query';
import { SavedItemsDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { SavedItemPartsFragment } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

export type SavedItem = SavedItemPartsFragment;

/** What the visitor saved for later: a guest's lines are found by the cart cookie and become the customer's at sign-in. */
export const savedItemsQuery = queryOptions({
  queryKey: visitorKeys.savedItems,
  queryFn: async ({ signal }): Promise<SavedItem[]> =>
    (await graphql(SavedItemsDocument, {}, { signal })).savedItems,
});
