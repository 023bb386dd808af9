import type { IncomingMessage, ServerResponse } from 'node:http';
import { toMissingStatus } from '../rules/routes/page-status.ts';
import { currentRequestId, requestIdHeader } from '../process/request-scope.ts';
import { failurePage } from './failure-page.ts';
import { isDocument } from './page-policy.ts';
import { pageStatusHeader, payloadStatus } from './page-response.ts';
import { readRequestedStatus } from './requested-status.ts';

/**
 * Corrects what Next answers: the status that a page says of itself (`pageStatusHeader` where it is kept,
 * `requestStatus` where it is made for one request), 200 for payloads, and for a page that
 * failed to render, whose body Next leaves empty, a page that is readable without scripts.
 */
export function correctAnswer(request: IncomingMessage, response: ServerResponse): void {
  const isPayload = request.headers['rsc'] !== undefined;
  const { write, end } = response;
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    ...rest: unknown[]
  ) => ServerResponse;
  let isReplaced = false;

  response.writeHead = (nextStatus: number, ...rest: unknown[]) => {
    const ownStatus = toMissingStatus(String(response.getHeader(pageStatusHeader))) ?? readRequestedStatus();
    response.removeHeader(pageStatusHeader);
    const status = nextStatus === 200 ? (ownStatus ?? nextStatus) : nextStatus;
    const requestId = currentRequestId();
    if (status >= 500 && requestId) response.setHeader(requestIdHeader, requestId);
    if (isPayload) return writeHead(payloadStatus(status), ...rest);
    if (status < 500 || !isDocument(response)) return writeHead(status, ...rest);
    isReplaced = true;
    for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Transfer-Encoding'])
      response.removeHeader(name);
    const body = Buffer.from(failurePage(request.url ?? '', currentRequestId() ?? ''));
    writeHead(status, { 'Cache-Control': 'no-store', 'Content-Length': body.length });
    end.call(response, request.method === 'HEAD' ? undefined : body, 'utf8');
    return response;
  };
  // Headers are written before the first piece, so that what Next has to say can still be replaced.
  response.write = ((...args: Parameters<typeof write>) => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    return isReplaced || write.apply(response, args);
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    return isReplaced ? response : end.apply(response, args);
  }) as typeof end;
}
