import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { onRequestStart } from './request-start.ts';

/* Next bundles what follows responses and what asks for one apart: they meet on the global object. */
const processGlobal = globalThis as { vorulindResponses?: AsyncLocalStorage<ServerResponse> };
const responseStorage = (processGlobal.vorulindResponses ??= new AsyncLocalStorage());

/**
 * Makes `currentResponse` known to whatever a request sets off.
 * @returns what ends it
 */
export function followResponses(): () => void {
  return onRequestStart(({ response }) => responseStorage.enterWith(response));
}

/** Node's response to the request that this runs for; undefined where nobody follows. */
export function currentResponse(): ServerResponse | undefined {
  return responseStorage.getStore();
}
