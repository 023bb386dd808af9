import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { onRequestStart } from './request-start.ts';

/* Next bundles the writer and the reader of this separately: they share the global object. */
const processGlobal = globalThis as { vorulindResponses?: AsyncLocalStorage<ServerResponse> };
const responseStorage = (processGlobal.vorulindResponses ??= new AsyncLocalStorage());

/**
 * Makes `currentResponse` available to everything that a request runs.
 * @returns what ends it
 */
export function followResponses(): () => void {
  return onRequestStart(({ response }) => responseStorage.enterWith(response));
}

/** Node's response to the current request; undefined where it is not tracked. */
export function currentResponse(): ServerResponse | undefined {
  return responseStorage.getStore();
}
