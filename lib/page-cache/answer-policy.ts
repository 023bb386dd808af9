import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hashScript, isDocument, policyHeader, policyOf, scriptHashesHeader } from './page-policy.ts';

/** Pages that Next makes for each request. */
const madeForEachRequest = /^\/(?:auth(?:\/.*)?|karfa(?:\/[^/]+)?|leit|samanburdur|postlisti)$/;
const listing = /^\/(?:voruflokkur|framleidendur)\/[^/]+$/;

interface OwnPages {
  /** The layout's own script, to which Next gives no nonce. */
  readonly firstScript: string;
  /** Parameters with which a listing is made for each request (app/addresses.ts). */
  readonly listingKeys: readonly string[];
}

/**
 * Creates the function that gives Next's answer its policy: a fresh nonce where the page is made for this request alone, which
 * Next reads from the request and writes into its scripts; the page's hashes where it is kept.
 */
export function createAnswerPolicy({ firstScript, listingKeys }: OwnPages) {
  const hashes = [hashScript(firstScript)];
  return function setAnswerPolicy(request: IncomingMessage, response: ServerResponse): void {
    const isAlone = isMadeForOneRequest(request.url ?? '/', listingKeys);
    const nonce = isAlone ? randomBytes(16).toString('base64') : undefined;
    if (nonce) request.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`;
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
    response.writeHead = (...args: unknown[]) => {
      const { 'Content-Security-Policy': keptPolicy } = policyHeader(response.getHeaders());
      const policy = keptPolicy ?? (nonce && policyOf({ nonce, hashes }));
      if (policy && isDocument(response)) response.setHeader('Content-Security-Policy', policy);
      response.removeHeader(scriptHashesHeader);
      return writeHead(...args);
    };
  };
}

function isMadeForOneRequest(url: string, listingKeys: readonly string[]): boolean {
  const [pathname = '', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  return (
    madeForEachRequest.test(pathname) ||
    (listing.test(pathname) && listingKeys.some((key) => parameters.has(key)))
  );
}
