import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  FindEmployeeDocument,
  InvitationDocument,
  ViewEmployeesDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type {
  EmployeePartsFragment,
  InvitationPartsFragment,
  InvitationQuery,
  ViewEmployeesQuery,
} from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

export type CompanyEmployees = ViewEmployeesQuery['viewEmployees'];
export type CompanyEmployee = EmployeePartsFragment;
export type EmployeeInvitation = InvitationPartsFragment;
type Invitation = NonNullable<InvitationQuery['invitation']>;

/** People of a company and who is invited. */
export const employeesQuery = (companyId: string, page: number) =>
  queryOptions({
    queryKey: [...visitorKeys.employees, companyId, page],
    queryFn: async ({ signal }): Promise<CompanyEmployees> =>
      (await graphql(ViewEmployeesDocument, { companyId, page }, { signal })).viewEmployees,
    refetchOnMount: true,
    placeholderData: keepPreviousData,
  });

/** People of a company by name, address or national id; asked from two characters on. */
export const employeeSearchQuery = (companyId: string, search: string) =>
  queryOptions({
    queryKey: [...visitorKeys.employees, companyId, 'search', search],
    queryFn: async ({ signal }): Promise<CompanyEmployee[]> =>
      (await graphql(FindEmployeeDocument, { companyId, search }, { signal })).findEmployee,
    enabled: search.length >= 2,
    placeholderData: keepPreviousData,
  });

/** What a link of an invitation is about; null for one that is no good. */
export const invitationQuery = (code: string | null) =>
  queryOptions({
    queryKey: ['invitation', code],
    queryFn: async ({ signal }): Promise<Invitation | null> =>
      (await graphql(InvitationDocument, { code: code ?? '' }, { signal })).invitation,
    enabled: code !== null && code !== '',
  });
