import { useMutation, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import {
  AcceptInvitationDocument,
  AddEmployeeDocument,
  ChangeEmployeeDocument,
  RemoveEmployeeDocument,
  ResendInvitationDocument,
  WithdrawInvitationDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type {
  AcceptInvitationMutation,
  AddEmployeeInput,
  ChangeEmployeeInput,
} from '../../graphql/generated/operations.ts';
import { contextHeaders } from '../visitor/context-version.ts';
import { graphql } from '../io/graphql.ts';
import { logFailure } from '../io/log.ts';
import { refreshVisitor, visitorKeys } from '../visitor/query-keys.ts';
import type { CompanyEmployee, EmployeeInvitation } from './queries.ts';

/** Not waited for: what the press said has to be heard before the new list takes its button away. */
function changed(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: visitorKeys.employees });
}

export function useAddEmployee(): UseMutationResult<EmployeeInvitation, Error, AddEmployeeInput> {
  return useMutation({
    mutationFn: async (input, { client }) =>
      (await graphql(AddEmployeeDocument, { input }, { headers: contextHeaders(client) })).addEmployee,
    onSuccess: (_added, _input, _shown, { client }) => changed(client),
    onError: (error) => logFailure('Inviting failed', error),
  });
}

export function useResendInvitation(): UseMutationResult<EmployeeInvitation, Error, string> {
  return useMutation({
    mutationFn: async (invitationId, { client }) =>
      (await graphql(ResendInvitationDocument, { invitationId }, { headers: contextHeaders(client) }))
        .resendInvitation,
    onSuccess: (_sent, _id, _shown, { client }) => changed(client),
    onError: (error) => logFailure('Sending the invitation again failed', error),
  });
}

export function useWithdrawInvitation(): UseMutationResult<boolean, Error, string> {
  return useMutation({
    mutationFn: async (invitationId, { client }) =>
      (await graphql(WithdrawInvitationDocument, { invitationId }, { headers: contextHeaders(client) }))
        .withdrawInvitation,
    onSettled: (_done, _error, _id, _shown, { client }) => changed(client),
    onError: (error) => logFailure('Withdrawing the invitation failed', error),
  });
}

export function useChangeEmployee(): UseMutationResult<CompanyEmployee, Error, ChangeEmployeeInput> {
  return useMutation({
    mutationFn: async (input, { client }) =>
      (await graphql(ChangeEmployeeDocument, { input }, { headers: contextHeaders(client) })).changeEmployee,
    onSuccess: (employee, _input, _shown, { client }) => {
      if (employee.isSelf) void refreshVisitor(client);
      else changed(client);
    },
    onError: (error) => logFailure('Changing the employee failed', error),
  });
}

export function useRemoveEmployee(): UseMutationResult<
  boolean,
  Error,
  { companyId: string; employee: CompanyEmployee }
> {
  return useMutation({
    mutationFn: async ({ companyId, employee }, { client }) => {
      const variables = { companyId, employeeId: employee.id };
      return (await graphql(RemoveEmployeeDocument, variables, { headers: contextHeaders(client) }))
        .removeEmployee;
    },
    // Who removes themselves acts for themselves from here on.
    onSuccess: (_done, { employee }, _shown, { client }) => {
      if (employee.isSelf) void refreshVisitor(client);
      else changed(client);
    },
    onError: (error) => logFailure('Removing the employee failed', error),
  });
}

export function useAcceptInvitation(): UseMutationResult<
  AcceptInvitationMutation['acceptInvitation'],
  Error,
  string
> {
  return useMutation({
    mutationFn: async (code, { client }) =>
      (await graphql(AcceptInvitationDocument, { code }, { headers: contextHeaders(client) }))
        .acceptInvitation,
    onSuccess: (_accepted, _code, _shown, { client }) =>
      client.invalidateQueries({ queryKey: visitorKeys.customer }),
    onError: (error) => logFailure('Accepting the invitation failed', error),
  });
}
