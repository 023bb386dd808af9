import type { UseMutationResult } from '@tanstack/react-query';
import {
  CreateCompanyKeyDocument,
  RevokeCompanyKeyDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type {
  CreateCompanyKeyMutation,
  CreateCompanyKeyMutationVariables,
  RevokeCompanyKeyMutationVariables,
} from '../../graphql/generated/operations.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

type CreatedKey = CreateCompanyKeyMutation['createCompanyKey'];

/** The answer holds the secret, which nobody tells again. */
export function useCreateKey(): UseMutationResult<CreatedKey, Error, CreateCompanyKeyMutationVariables> {
  return useVisitorMutation(CreateCompanyKeyDocument, {
    pick: (data) => data.createCompanyKey,
    invalidates: [visitorKeys.companyKeys],
    failed: 'Making a key failed',
  });
}

export function useRevokeKey(): UseMutationResult<boolean, Error, RevokeCompanyKeyMutationVariables> {
  return useVisitorMutation(RevokeCompanyKeyDocument, {
    pick: (data) => data.revokeCompanyKey,
    invalidates: [visitorKeys.companyKeys],
    failed: 'Revoking a key failed',
  });
}
