import { queryOptions } from '@tanstack/react-query';
import {
  OwnNumbersDocument,
  PreviewOwnNumbersDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type {
  OwnNumberLinePartsFragment,
  OwnNumberOutcomePartsFragment,
  OwnNumbersQuery,
} from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { toOwnNumberCalls, type FileRow } from '../rules/products/own-number-file.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

export type OwnNumberLine = OwnNumberLinePartsFragment;
export type OwnNumberOutcome = OwnNumberOutcomePartsFragment;

/** A page of what the customer calls our products. */
export function ownNumbersQuery(search: string, page: number) {
  return queryOptions({
    queryKey: [...visitorKeys.ownNumbers, search, page],
    queryFn: async ({ signal }): Promise<OwnNumbersQuery['ownNumbers']> =>
      (await graphql(OwnNumbersDocument, { search, page }, { signal })).ownNumbers,
  });
}

/** A row as the backend takes it. */
export const toAskedRow = ({ product, number, name }: FileRow) => ({ product, number, name });

/** What an import of these rows would change, in their order. */
export function ownNumbersPreviewQuery(rows: readonly FileRow[]) {
  return queryOptions({
    queryKey: [...visitorKeys.ownNumbers, 'preview', rows],
    queryFn: () => fetchPreview(rows),
    gcTime: 0,
    staleTime: Infinity,
  });
}

async function fetchPreview(rows: readonly FileRow[]): Promise<OwnNumberOutcome[]> {
  const outcomes: OwnNumberOutcome[] = [];
  for (const call of toOwnNumberCalls(rows.map(toAskedRow)))
    outcomes.push(...(await graphql(PreviewOwnNumbersDocument, { rows: call })).previewOwnNumbers);
  return outcomes;
}
