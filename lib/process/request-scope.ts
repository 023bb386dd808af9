import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** The request that this process is answering. */
interface RequestScope {
  /** Names the request in the logs of both processes and on the error page. */
  readonly id: string;
}

export const requestIdHeader = 'x-request-id';

/*
 * Next bundles this module several times: the scope of the process is shared by the global object, where lib/io/request-id.ts finds
 * it too.
 */
const processWide = globalThis as { vorulindRequest?: AsyncLocalStorage<RequestScope> };
const scope = (processWide.vorulindRequest ??= new AsyncLocalStorage<RequestScope>());

/** The id of the request that is being answered; undefined outside of one. */
export const currentRequestId = (): string | undefined => scope.getStore()?.id;

/** A well-formed id that came with the request, else a new one. @param received undefined where nobody may choose it */
export function requestIdFrom(received: string | undefined): string {
  return received && /^[\w-]{8,64}$/.test(received) ? received : randomBytes(8).toString('hex');
}

/** Runs `answer` as part of the request with this id. */
export const runInRequest = <T>(id: string, answer: () => T): T => scope.run({ id }, answer);
