import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Transform } from 'node:stream';
import { arrayBuffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { logFailure } from '../io/log.ts';
import { currentRequestId, requestIdHeader } from '../process/request-scope.ts';
import { securityHeaders } from '../rules/security/response-headers.ts';
import { passToBackend } from './pass-to-backend.ts';

const prefix = '/backend/';
const compressible = /^(?:application\/json|text\/)/;

/**
 * Answers a browser's call to the backend (lib/server/pass-to-backend.ts) before Next, whose way to a route takes several times as
 * long as passing the call on.
 * @returns false for everything else, to which nothing was written
 */
export async function answerBackendCall(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { method = '', url = '' } = request;
  if (!url.startsWith(prefix) || !['GET', 'POST'].includes(method)) return false;
  const mark = url.indexOf('?');
  const left = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) left.abort();
  });
  const answer = await passToBackend({
    method,
    path: url.slice(prefix.length, mark === -1 ? undefined : mark),
    search: mark === -1 ? '' : url.slice(mark),
    headers: toHeaders(request),
    readBody: method === 'POST' ? () => arrayBuffer(request) : null,
    signal: left.signal,
  });
  for (const { key, value } of securityHeaders) response.setHeader(key, value);
  response.setHeaders(answer.headers);
  response.setHeader('Vary', 'Accept-Encoding');
  const id = currentRequestId();
  if (answer.status >= 500 && id) response.setHeader(requestIdHeader, id);
  const gzip = compressionFor(request, answer);
  if (gzip) response.setHeader('Content-Encoding', 'gzip');
  response.writeHead(answer.status);
  if (answer.body) await sendBody(answer.body, gzip, response, left.signal);
  else response.end();
  return true;
}

function toHeaders({ headers: received }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(received))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  return headers;
}

function compressionFor({ headers }: IncomingMessage, answer: Response): Transform | null {
  const isCompressible = answer.body && compressible.test(answer.headers.get('content-type') ?? '');
  return isCompressible && /\bgzip\b/.test(String(headers['accept-encoding'])) ? createGzip() : null;
}

/** @param left aborted when the caller leaves, who is owed nothing then */
async function sendBody(
  body: ReadableStream<Uint8Array>,
  gzip: Transform | null,
  response: ServerResponse,
  left: AbortSignal,
): Promise<void> {
  async function* readBody(): AsyncGenerator<Uint8Array> {
    try {
      yield* body;
    } catch (error) {
      if (!left.aborted) logFailure('The backend did not finish an answer', error);
      throw error;
    }
  }
  const sent = gzip ? pipeline(readBody, gzip, response) : pipeline(readBody, response);
  // What failed has cut the connection, so nobody takes a part for the whole.
  await sent.catch(() => undefined);
}
