import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
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
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { refreshVisitor } from '../visitor/refresh-visitor.ts';
import type { CompanyEmployee, EmployeeInvitation } from './queries.ts';

/** Not waited for: what the press said has to be heard before the new list takes its button away. */
function invalidateEmployees(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: visitorKeys.employees });
}

export function useAddEmployee(): UseMutationResult<EmployeeInvitation, Error, AddEmployeeInput> {
  return useVisitorMutation(AddEmployeeDocument, {
    variables: (input: AddEmployeeInput) => ({ input }),
    pick: (data) => data.addEmployee,
    invalidates: [visitorKeys.employees],
    failed: 'Inviting failed',
  });
}

export function useResendInvitation(): UseMutationResult<EmployeeInvitation, Error, string> {
  return useVisitorMutation(ResendInvitationDocument, {
    variables: (invitationId: string) => ({ invitationId }),
    pick: (data) => data.resendInvitation,
    invalidates: [visitorKeys.employees],
    failed: 'Sending the invitation again failed',
  });
}

export function useWithdrawInvitation(): UseMutationResult<boolean, Error, string> {
  return useVisitorMutation(WithdrawInvitationDocument, {
    variables: (invitationId: string) => ({ invitationId }),
    pick: (data) => data.withdrawInvitation,
    onSettled: (_done, _error, _id, _onMutateResult, { client }) => invalidateEmployees(client),
    failed: 'Withdrawing the invitation failed',
  });
}

export function useChangeEmployee(): UseMutationResult<CompanyEmployee, Error, ChangeEmployeeInput> {
  return useVisitorMutation(ChangeEmployeeDocument, {
    variables: (input: ChangeEmployeeInput) => ({ input }),
    pick: (data) => data.changeEmployee,
    onSuccess: (employee, _input, _onMutateResult, { client }) => {
      if (employee.isSelf) void refreshVisitor(client);
      else invalidateEmployees(client);
    },
    failed: 'Changing the employee failed',
  });
}

export function useRemoveEmployee(): UseMutationResult<
  boolean,
  Error,
  { companyId: string; employee: CompanyEmployee }
> {
  return useVisitorMutation(RemoveEmployeeDocument, {
    variables: ({ companyId, employee }: { companyId: string; employee: CompanyEmployee }) => ({
      companyId,
      employeeId: employee.id,
    }),
    pick: (data) => data.removeEmployee,
    // Who removes themselves acts for themselves from here on.
    onSuccess: (_done, { employee }, _onMutateResult, { client }) => {
      if (employee.isSelf) void refreshVisitor(client);
      else invalidateEmployees(client);
    },
    failed: 'Removing the employee failed',
  });
}

export function useAcceptInvitation(): UseMutationResult<
  AcceptInvitationMutation['acceptInvitation'],
  Error,
  string
> {
  return useVisitorMutation(AcceptInvitationDocument, {
    variables: (code: string) => ({ code }),
    pick: (data) => data.acceptInvitation,
    onSuccess: (_accepted, _code, _onMutateResult, { client }) =>
      client.invalidateQueries({ queryKey: visitorKeys.customer }),
    failed: 'Accepting the invitation failed',
  });
}
