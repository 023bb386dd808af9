import { useMutation, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
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
import { contextHeaders } from '../visitor/context-version.ts';
import { graphql } from '../io/graphql.ts';
import { logFailure } from '../io/log.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

type Change<Variables, Answer = unknown> = UseMutationResult<Answer, Error, Variables>;

/** A change of lists: one after the other, and what is shown of lists is read anew before it counts as done. */
function useChange<Answer, Variables extends object>(
  operation: Operation<Answer, Variables>,
  failed: string,
): Change<Variables, Answer> {
  return useMutation({
    scope: { id: 'lists' },
    mutationFn: (variables: Variables, { client }) =>
      graphql(operation, variables, { headers: contextHeaders(client) }),
    onSuccess: (_answer, _variables, _shown, { client }) => refresh(client),
    onError: (error) => logFailure(failed, error),
  });
}

const refresh = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: visitorKeys.lists });

export const useCreateList = (): Change<CreateProductListMutationVariables, CreateProductListMutation> =>
  useChange(CreateProductListDocument, 'Making a list failed');

export const useUpdateList = (): Change<UpdateProductListMutationVariables> =>
  useChange(UpdateProductListDocument, 'Changing a list failed');

/** What is shown of the list stays until it is left, so that it can be brought back where it was. */
export function useDeleteList(): Change<{ listId: string }> {
  return useMutation({
    scope: { id: 'lists' },
    mutationFn: (variables: { listId: string }, { client }) =>
      graphql(DeleteProductListDocument, variables, { headers: contextHeaders(client) }),
    onSuccess: (_answer, _variables, _shown, { client }) =>
      client.invalidateQueries({ queryKey: [...visitorKeys.lists, 'of'] }),
    onError: (error) => logFailure('Deleting a list failed', error),
  });
}

export const useRestoreList = (): Change<{ listId: string }> =>
  useChange(RestoreProductListDocument, 'Bringing a list back failed');

/** Puts a product on a list, or changes its quantity (units). */
export const useSetLine = (): Change<SetProductListLineMutationVariables> =>
  useChange(SetProductListLineDocument, 'Putting a product on a list failed');

export const useRemoveLine = (): Change<RemoveProductListLineMutationVariables> =>
  useChange(RemoveProductListLineDocument, 'Taking a product off a list failed');

export const useMoveLine = (): Change<MoveProductListLineMutationVariables> =>
  useChange(MoveProductListLineDocument, 'Moving a product to another list failed');
