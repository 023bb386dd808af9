import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { env } from '../env.ts';
import { pagePolicy, type ScriptProof, scriptHosts } from '../rules/security/content-security-policy.ts';

/** Header in which the hashes of a page's scripts travel from where it is made to where it is sent; it never leaves the server. */
export const scriptHashesHeader = 'x-script-hashes';

const script = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
/** Loaded from an address, or data that does not run. */
const isNotInlineCode = /\ssrc=|\stype="application\//;

/** Hashes of the scripts that stand in a page, each once, in their order. */
export function hashScripts(html: string): string[] {
  const codes = [...html.matchAll(script)].flatMap(({ groups: { attributes = '', code = '' } = {} }) =>
    isNotInlineCode.test(attributes) ? [] : [code],
  );
  return [...new Set(codes)].map(hashScript);
}

export function hashScript(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

/** Whether a page was made for a single answer. */
export function hasNonce(html: string): boolean {
  return /<script[^>]*\snonce="/.test(html);
}

/** Policy of a page of this shop. */
export function policyOf(proof: ScriptProof): string {
  return pagePolicy(proof, scriptHosts(env()));
}

/** The policy of a page that was made with these headers; none where it has no hashes. */
export function policyHeader(headers: OutgoingHttpHeaders = {}): Record<string, string> {
  const hashes = headers[scriptHashesHeader];
  return typeof hashes === 'string'
    ? { 'Content-Security-Policy': policyOf({ hashes: hashes.split(' ') }) }
    : {};
}

/** Whether the answer is a page that a browser opens. */
export function isDocument(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/html');
}
