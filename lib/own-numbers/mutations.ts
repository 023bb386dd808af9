import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import {
  ImportOwnNumbersDocument,
  RemoveOwnNumberDocument,
  SetOwnNumberDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type {
  RemoveOwnNumberMutationVariables,
  SetOwnNumberMutationVariables,
} from '../../graphql/generated/operations.ts';
import { toOwnNumberCalls, type FileRow } from '../rules/products/own-number-file.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import {
  sendVisitorMutation,
  useVisitorMutation,
  visitorMutationOptions,
} from '../visitor/visitor-mutation.ts';
import { toAskedRow, type OwnNumberLine, type OwnNumberOutcome } from './queries.ts';

/** Wherever a product stands, its own number stands beside it. */
const invalidates = [
  visitorKeys.ownNumbers,
  visitorKeys.ownPrices,
  visitorKeys.search,
  visitorKeys.quickOrder,
  visitorKeys.lists,
];

export function useSetOwnNumber(): UseMutationResult<OwnNumberLine, Error, SetOwnNumberMutationVariables> {
  return useVisitorMutation(SetOwnNumberDocument, { pick: (data) => data.setOwnNumber, invalidates });
}

export function useRemoveOwnNumber(): UseMutationResult<boolean, Error, RemoveOwnNumberMutationVariables> {
  return useVisitorMutation(RemoveOwnNumberDocument, {
    pick: (data) => data.removeOwnNumber,
    invalidates,
    failed: 'Removing an own number failed',
  });
}

/** Sets rows of a file, in as many calls as they need; sent again, what was set before stays as it is. */
export function useImportOwnNumbers(): UseMutationResult<OwnNumberOutcome[], Error, readonly FileRow[]> {
  const client = useQueryClient();
  const options = visitorMutationOptions(ImportOwnNumbersDocument, {
    pick: (data) => data.importOwnNumbers,
    invalidates,
    failed: 'Importing own numbers failed',
  });
  return useMutation({
    mutationFn: async (rows) => {
      const outcomes: OwnNumberOutcome[] = [];
      for (const call of toOwnNumberCalls(rows.map(toAskedRow)))
        outcomes.push(...(await sendVisitorMutation(client, options, { rows: call })));
      return outcomes;
    },
  });
}
