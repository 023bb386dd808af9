import { ClientError, GraphQLClient } from 'graphql-request';
import type { Operation } from '../../graphql/generated/documents.ts';
import { backendUrl, readTimeoutMs } from './backend-address.ts';
import { BackendError, codeForStatus } from './backend-error.ts';
import { tabPin } from './tab-pin.ts';
import { timeLimitSignal } from './time-limit.ts';
import { publicConfig } from './public-config.ts';

interface GraphqlOptions {
  /** Besides ApiKey, e.g. X-Context-Version, or the visitor's cookie where the server asks for them. */
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Milliseconds; on the server only, the browser's limit is set by the route that passes its calls on. */
  timeout?: number;
}

/**
 * The one way to call the GraphQL backend (specification §7.2): POST with `op` in the address, ApiKey and cookies.
 * @throws BackendError 'Invalid GraphQL Response' for a status other than 200 or what is not GraphQL; else the first
 *   message of the errors list. Errors beside data count as well: a null must never pass for "there is none".
 */
export async function graphql<Answer, Variables extends object>(
  operation: Operation<Answer, Variables>,
  variables: Variables,
  { headers = {}, signal, timeout = readTimeoutMs }: GraphqlOptions = {},
): Promise<Answer> {
  if (tabPin.refusal) throw tabPin.refusal;
  const client = new GraphQLClient(`${backendUrl('graphql')}?op=${operationName(operation)}`, {
    headers: { ApiKey: publicConfig().apiKey, ...headers },
    credentials: 'include',
    // Avoids the parser; the browser's bundle has neither (next.config.ts).
    excludeOperationName: true,
  });
  try {
    const answer = await client.request<Answer | undefined>({
      document: operation,
      variables,
      ...withTimeLimit(signal, timeout),
    });
    if (answer === undefined || answer === null)
      throw new BackendError('INTERNAL', 'Invalid GraphQL Response');
    return answer;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw toBackendError(error);
  }
}

/** Taken from the query text (specification §7.2). */
export function operationName(operation: string): string {
  return /^\s*(?:query|mutation)\s+(\w+)/.exec(operation)?.[1] ?? '';
}

function withTimeLimit(signal: AbortSignal | undefined, timeout: number): { signal?: AbortSignal } {
  if (typeof window !== 'undefined') return signal ? { signal } : {};
  const timeLimit = timeLimitSignal(timeout);
  return { signal: signal ? AbortSignal.any([signal, timeLimit]) : timeLimit };
}

function toBackendError(error: unknown): BackendError {
  if (error instanceof BackendError) return error;
  if (!(error instanceof ClientError)) {
    // No connection, or no GraphQL response.
    const code = error instanceof SyntaxError ? 'INTERNAL' : 'UNAVAILABLE';
    return new BackendError(code, 'Invalid GraphQL Response', {}, error);
  }
  const { status, errors } = error.response;
  const first = errors?.[0];
  const { code, ...details } = first?.extensions ?? {};
  if (status !== 200)
    return new BackendError(code ?? codeForStatus(status), 'Invalid GraphQL Response', details, error);
  return new BackendError(code, first?.message ?? 'Invalid GraphQL Response', details, error);
}
