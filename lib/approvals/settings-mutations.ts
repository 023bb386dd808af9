import type { UseMutationResult } from '@tanstack/react-query';
import {
  ClearApprovalAbsenceDocument,
  DeleteApprovalRuleDocument,
  DeleteBudgetDocument,
  SaveApprovalRuleDocument,
  SaveBudgetDocument,
  SetApprovalAbsenceDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type {
  SaveApprovalRuleMutationVariables,
  SaveBudgetMutationVariables,
  SetApprovalAbsenceMutationVariables,
} from '../../graphql/generated/operations.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import type { ApprovalSettings, CompanyAbsences } from './settings-queries.ts';

const settingsChange = { invalidates: [visitorKeys.checkout, visitorKeys.orderRequests] } as const;

export function useSaveRule(): UseMutationResult<ApprovalSettings, Error, SaveApprovalRuleMutationVariables> {
  return useVisitorMutation(SaveApprovalRuleDocument, {
    ...settingsChange,
    pick: (data) => data.saveApprovalRule,
    failed: 'Storing a rule of approval failed',
  });
}

export function useDeleteRule(): UseMutationResult<ApprovalSettings, Error, string> {
  return useVisitorMutation(DeleteApprovalRuleDocument, {
    ...settingsChange,
    variables: (ruleId: string) => ({ ruleId }),
    pick: (data) => data.deleteApprovalRule,
    failed: 'Deleting a rule of approval failed',
  });
}

export function useSaveBudget(): UseMutationResult<ApprovalSettings, Error, SaveBudgetMutationVariables> {
  return useVisitorMutation(SaveBudgetDocument, {
    ...settingsChange,
    pick: (data) => data.saveBudget,
    failed: 'Storing a budget failed',
  });
}

export function useDeleteBudget(): UseMutationResult<ApprovalSettings, Error, string> {
  return useVisitorMutation(DeleteBudgetDocument, {
    ...settingsChange,
    variables: (budgetId: string) => ({ budgetId }),
    pick: (data) => data.deleteBudget,
    failed: 'Deleting a budget failed',
  });
}

const absenceChange = { invalidates: [visitorKeys.orderRequests] } as const;

export function useSetAbsence(): UseMutationResult<
  CompanyAbsences[],
  Error,
  SetApprovalAbsenceMutationVariables
> {
  return useVisitorMutation(SetApprovalAbsenceDocument, {
    ...absenceChange,
    pick: (data) => data.setApprovalAbsence,
    failed: 'Storing an absence failed',
  });
}

export function useClearAbsence(): UseMutationResult<CompanyAbsences[], Error, string> {
  return useVisitorMutation(ClearApprovalAbsenceDocument, {
    ...absenceChange,
    variables: (companyId: string) => ({ companyId }),
    pick: (data) => data.clearApprovalAbsence,
    failed: 'Clearing an absence failed',
  });
}
