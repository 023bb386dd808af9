import type { UseMutationResult } from '@tanstack/react-query';
import {
  RemoveCompanyRoleDocument,
  SaveCompanyRoleDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type {
  RemoveCompanyRoleMutationVariables,
  SaveCompanyRoleMutationVariables,
} from '../../graphql/generated/operations.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import type { CompanyRoles } from './queries.ts';

/** The visitor's own role may be the one that changes. */
export function useSaveCompanyRole(): UseMutationResult<
  CompanyRoles,
  Error,
  SaveCompanyRoleMutationVariables
> {
  return useVisitorMutation(SaveCompanyRoleDocument, {
    invalidates: [visitorKeys.employees, visitorKeys.customer],
    pick: (data) => data.saveCompanyRole,
    failed: 'Storing a role failed',
  });
}

export function useRemoveCompanyRole(): UseMutationResult<
  CompanyRoles,
  Error,
  RemoveCompanyRoleMutationVariables
> {
  return useVisitorMutation(RemoveCompanyRoleDocument, {
    invalidates: [visitorKeys.employees],
    pick: (data) => data.removeCompanyRole,
    failed: 'Removing a role failed',
  });
}
