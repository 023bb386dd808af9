import type { UseMutationResult } from '@tanstack/react-query';
import { SaveUnitDocument, SetUnitActiveDocument } from '../../graphql/generated/documents-on-demand.ts';
import type {
  SaveUnitMutationVariables,
  SetUnitActiveMutationVariables,
} from '../../graphql/generated/operations.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import type { CompanyUnits } from './queries.ts';

const change = { invalidates: [visitorKeys.checkout, visitorKeys.employees] } as const;

export function useSaveUnit(): UseMutationResult<CompanyUnits, Error, SaveUnitMutationVariables> {
  return useVisitorMutation(SaveUnitDocument, {
    ...change,
    pick: (data) => data.saveUnit,
    failed: 'Storing a unit failed',
  });
}

export function useSetUnitActive(): UseMutationResult<CompanyUnits, Error, SetUnitActiveMutationVariables> {
  return useVisitorMutation(SetUnitActiveDocument, {
    ...change,
    pick: (data) => data.setUnitActive,
    failed: 'Closing or opening a unit failed',
  });
}
