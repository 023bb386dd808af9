import { BackendError } from '../backend-error.ts';
import { callRest } from '../rest.ts';
import { type SearchKey, searchKeySchema } from '../../contract/rest-schemas.ts';

/**
 * What the backend hands this visitor to search with; null where there is no hosted search.
 * @param headers the visitor's, where the server asks for them
 * @throws Error when that cannot be found out, ZodError when it is no such answer
 */
export async function fetchSearchKey(
  headers: Readonly<Record<string, string>> = {},
): Promise<SearchKey | null> {
  try {
    const { body } = await callRest('search/key', undefined, headers);
    return body === null ? null : searchKeySchema.parse(body);
  } catch (error) {
    if (error instanceof BackendError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
