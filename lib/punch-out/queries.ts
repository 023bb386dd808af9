import { queryOptions } from '@tanstack/react-query';
import { PurchasingSystemsDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { PurchasingSystemPartsFragment } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

export type PurchasingSystem = PurchasingSystemPartsFragment;

/** Purchasing systems that open the shop for the company's buyers. */
export const purchasingSystemsQuery = queryOptions({
  // Beside the company's keys: one more key would stand in the scripts of every page.
  queryKey: [...visitorKeys.companyKeys, 'systems'],
  queryFn: async ({ signal }): Promise<PurchasingSystem[]> =>
    (await graphql(PurchasingSystemsDocument, {}, { signal })).purchasingSystems,
});
