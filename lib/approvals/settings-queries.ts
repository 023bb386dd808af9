import { queryOptions } from '@tanstack/react-query';
import {
  ApprovalAbsencesDocument,
  ApprovalSettingsDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type {
  ApprovalSettingsPartsFragment,
  BudgetPartsFragment,
  CompanyAbsencesPartsFragment,
} from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

export type ApprovalSettings = ApprovalSettingsPartsFragment;
export type ApprovalRule = ApprovalSettings['rules'][number];
export type Budget = BudgetPartsFragment;
export type CompanyAbsences = CompanyAbsencesPartsFragment;

/** What the company acted for wants approved, and its budgets. */
export const approvalSettingsQuery = queryOptions({
  queryKey: [...visitorKeys.orderRequests, 'settings'],
  queryFn: async ({ signal }): Promise<ApprovalSettings> =>
    (await graphql(ApprovalSettingsDocument, {}, { signal })).approvalSettings,
  refetchOnMount: true,
});

/** Who is away and who decides then, where the visitor is one of them. */
export const absencesQuery = queryOptions({
  queryKey: [...visitorKeys.orderRequests, 'absences'],
  queryFn: async ({ signal }): Promise<CompanyAbsences[]> =>
    (await graphql(ApprovalAbsencesDocument, {}, { signal })).approvalAbsences,
  refetchOnMount: true,
});
