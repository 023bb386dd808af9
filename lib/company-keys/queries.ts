import { queryOptions } from '@tanstack/react-query';
import { CompanyKeysDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { CompanyKeyPartsFragment } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

export type CompanyKey = CompanyKeyPartsFragment;

/** What the company's own systems order with. */
export const companyKeysQuery = queryOptions({
  queryKey: visitorKeys.companyKeys,
  queryFn: async ({ signal }): Promise<CompanyKey[]> =>
    (await graphql(CompanyKeysDocument, {}, { signal })).companyKeys,
});
