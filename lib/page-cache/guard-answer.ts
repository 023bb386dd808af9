import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRouterAddress } from '../rules/routes/router-address.ts';

/**
 * No cache may keep an answer with a cookie, whatever it says of itself, nor one that its address alone does not tell from another:
 * a payload without the router's mark, or a page with it.
 */
export function guardAnswer(request: IncomingMessage, response: ServerResponse): void {
  const isAmbiguous = (request.headers['rsc'] !== undefined) !== isRouterAddress(request.url ?? '/');
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    const written = args.at(-1);
    const headers = isHeaders(written) ? written : {};
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (response.hasHeader('set-cookie') || (isAmbiguous && isShared(response)))
      response.setHeader('Cache-Control', 'private, no-store');
    return writeHead(...args.filter((argument) => argument !== headers));
  };
}

type Headers = Record<string, string | number | string[]>;

function isHeaders(argument: unknown): argument is Headers {
  return typeof argument === 'object' && argument !== null && !Array.isArray(argument);
}

/** Whether caches in front may keep the answer. */
function isShared(response: ServerResponse): boolean {
  return /s-maxage|public/.test(String(response.getHeader('cache-control')));
}
