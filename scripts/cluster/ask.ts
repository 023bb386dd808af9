import { operationName } from '../../lib/io/graphql.ts';
import type { Operation } from '../../graphql/generated/documents.ts';
import { apiKey, type Buyer, origin } from './cluster.ts';

export interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions: { code: string; reason?: string } }[];
}

/** One call of a buyer's browser. @throws TypeError without a response, SyntaxError for a truncated one */
export async function ask<Data, Variables>(
  backend: string,
  { session }: Pick<Buyer, 'session'>,
  query: Operation<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  const response = await fetch(`${backend}/graphql?op=${operationName(query)}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ApiKey: apiKey,
      Origin: origin,
      Cookie: `session=${session}`,
    },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Answer<Data>;
}
