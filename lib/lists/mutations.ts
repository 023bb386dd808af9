import type { UseMutationResult } from '@tanstack/react-query';
import type { Operation } from '../../graphql/generated/documents.ts';
import {
  CreateProductListDocument,
  DeleteProductListDocument,
  MoveProductListLineDocument,
  RemoveProductListLineDocument,
  RestoreProductListDocument,
  SetProductListLineDocument,
  UpdateProductListDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type {
  CreateProductListMutation,
  CreateProductListMutationVariables,
  MoveProductListLineMutationVariables,
  RemoveProductListLineMutationVariables,
  SetProductListLineMutationVariables,
  UpdateProductListMutationVariables,
} from '../../graphql/generated/operations.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';

type ListMutation<Variables, Answer = unknown> = UseMutationResult<Answer, Error, Variables>;

/**
 * A change of lists: one after the other, and what is shown of lists is read again before it counts as done.
 * @param queryKey what is read again
 */
function useListMutation<Answer, Variables extends object>(
  operation: Operation<Answer, Variables>,
  failed: string,
  queryKey: readonly string[] = visitorKeys.lists,
): ListMutation<Variables, Answer> {
  return useVisitorMutation(operation, {
    scope: { id: 'lists' },
    pick: (data) => data,
    onSuccess: (_data, _variables, _onMutateResult, { client }) => client.invalidateQueries({ queryKey }),
    failed,
  });
}

export const useCreateList = (): ListMutation<
  CreateProductListMutationVariables,
  CreateProductListMutation
> => useListMutation(CreateProductListDocument, 'Making a list failed');

export const useUpdateList = (): ListMutation<UpdateProductListMutationVariables> =>
  useListMutation(UpdateProductListDocument, 'Changing a list failed');

/** What is shown of the list stays until it is left, so that it can be brought back where it was. */
export const useDeleteList = (): ListMutation<{ listId: string }> =>
  useListMutation(DeleteProductListDocument, 'Deleting a list failed', [...visitorKeys.lists, 'of']);

export const useRestoreList = (): ListMutation<{ listId: string }> =>
  useListMutation(RestoreProductListDocument, 'Bringing a list back failed');

/** Puts a product on a list, or changes its quantity (units). */
export const useSetLine = (): ListMutation<SetProductListLineMutationVariables> =>
  useListMutation(SetProductListLineDocument, 'Putting a product on a list failed');

export const useRemoveLine = (): ListMutation<RemoveProductListLineMutationVariables> =>
  useListMutation(RemoveProductListLineDocument, 'Taking a product off a list failed');

export const useMoveLine = (): ListMutation<MoveProductListLineMutationVariables> =>
  useListMutation(MoveProductListLineDocument, 'Moving a product to another list failed');
