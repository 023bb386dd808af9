import type { UseMutationResult } from '@tanstack/react-query';
import {
  CreatePurchasingSystemDocument,
  RevokePurchasingSystemDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type {
  CreatePurchasingSystemMutation,
  CreatePurchasingSystemMutationVariables,
  RevokePurchasingSystemMutationVariables,
} from '../../graphql/generated/operations.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';
import { purchasingSystemsQuery } from './queries.ts';

type CreatedSystem = CreatePurchasingSystemMutation['createPurchasingSystem'];

/** The answer holds the secret, which nobody tells again. */
export function useCreateSystem(): UseMutationResult<
  CreatedSystem,
  Error,
  CreatePurchasingSystemMutationVariables
> {
  return useVisitorMutation(CreatePurchasingSystemDocument, {
    pick: (data) => data.createPurchasingSystem,
    invalidates: [purchasingSystemsQuery.queryKey],
    failed: 'Connecting a purchasing system failed',
  });
}

export function useRevokeSystem(): UseMutationResult<
  boolean,
  Error,
  RevokePurchasingSystemMutationVariables
> {
  return useVisitorMutation(RevokePurchasingSystemDocument, {
    pick: (data) => data.revokePurchasingSystem,
    invalidates: [purchasingSystemsQuery.queryKey],
    failed: 'Revoking a purchasing system failed',
  });
}
