import type { UseMutationResult } from '@tanstack/react-query';
import { SetOrderFieldsDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { SetOrderFieldsMutationVariables } from '../../graphql/generated/operations.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import type { OrderField } from './queries.ts';

/** Replaces what the customer wants on its orders. */
export function useSetOrderFields(): UseMutationResult<OrderField[], Error, SetOrderFieldsMutationVariables> {
  return useVisitorMutation(SetOrderFieldsDocument, {
    pick: (data) => data.setOrderFields,
    invalidates: [visitorKeys.checkout, visitorKeys.wantedOrderFields],
    failed: 'Storing the fields of orders failed',
  });
}
