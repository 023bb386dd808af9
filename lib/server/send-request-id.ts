import 'server-only';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { currentRequestId, requestIdHeader } from '../process/request-scope.ts';

/** The message of Node's own fetch before it sends a request. */
interface CreatedRequest {
  readonly request: { readonly origin: string | URL; addHeader(name: string, value: string): void };
}

const channel = 'undici:request:create';

/**
 * Sends the id of the request that is being answered with every call to the backend, in one place, and as no part
 * of what a cache knows a call by.
 * @returns what ends it
 */
export function sendRequestId(backendAddress: string): () => void {
  const { origin } = new URL(backendAddress);
  const onCreate = (message: unknown): void => {
    const { request } = message as CreatedRequest;
    const id = currentRequestId();
    if (id !== undefined && String(request.origin) === origin) request.addHeader(requestIdHeader, id);
  };
  subscribe(channel, onCreate);
  return () => unsubscribe(channel, onCreate);
}
