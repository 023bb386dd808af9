import 'server-only';
import { ComparedProductsDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { ComparedProductsQuery } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { hasSession, readVisitorHeaders } from './visitor.ts';

type ComparedMatch = ComparedProductsQuery['productsByCodes'][number];
export type ComparedProduct = ComparedMatch['products'][number];

/** What each number names, in the order given, as this visitor may see it: a customer sees goods and prices that guests do not. */
export async function readComparedProducts(codes: readonly string[]): Promise<ComparedMatch[]> {
  if (codes.length === 0) return [];
  const headers = (await hasSession()) ? await readVisitorHeaders() : {};
  return (await graphql(ComparedProductsDocument, { codes: [...codes] }, { headers })).productsByCodes;
}
