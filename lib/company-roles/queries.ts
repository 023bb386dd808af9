import { queryOptions } from '@tanstack/react-query';
import { CompanyRolesDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { CompanyRolesPartsFragment } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

export type CompanyRoles = CompanyRolesPartsFragment;
export type CompanyRole = CompanyRoles['companyRoles'][number];

/** Roles of a company, its own and the six that every company has. */
export const companyRolesQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...visitorKeys.employees, companyId, 'roles'],
    queryFn: async ({ signal }): Promise<CompanyRoles> =>
      (await graphql(CompanyRolesDocument, { companyId }, { signal })).companyRoles,
    refetchOnMount: true,
  });
