import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The message of Node's diagnostics channel. */
interface StartedRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Node's own channel: one message for every request of this process's HTTP servers. */
const requestStartChannel = 'http.server.request.start';

/**
 * Receives each request before the server's handler does: Next hands neither socket nor response to its routes.
 * @returns what ends it
 */
export function onRequestStart(listen: (started: StartedRequest) => void): () => void {
  const onMessage = (message: unknown): void => listen(message as StartedRequest);
  subscribe(requestStartChannel, onMessage);
  return () => unsubscribe(requestStartChannel, onMessage);
}
