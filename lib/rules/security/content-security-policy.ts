/** What a page's own scripts are known by: their hashes, or a nonce that is made for this answer alone. */
export interface ScriptProof {
  readonly hashes: readonly string[];
  readonly nonce?: string | undefined;
}

/** Path to which browsers report what a policy refused (app/api/csp-report). */
const policyReportPath = '/api/csp-report';

const everyPage = [
  "frame-ancestors 'none'",
  "base-uri 'self'",
  "object-src 'none'",
  // The order pad's.
  "worker-src 'self'",
  "form-action 'self'",
  `report-uri ${policyReportPath}`,
];

/** Policy of what holds no script of its own: files, calls, redirects. */
export const scriptlessPolicy = everyPage.join('; ');

/**
 * Policy of a page (reliability §6): nothing written into it runs but its own scripts. A page that many visitors are sent names
 * hashes and the hosts of scripts; one that is made for a single answer trusts what its own scripts load.
 * @param hosts whose scripts the configured services load
 */
export function pagePolicy(proof: ScriptProof, hosts: readonly string[]): string {
  const loaded =
    proof.nonce === undefined ? ["'self'", ...hosts] : [`'nonce-${proof.nonce}'`, "'strict-dynamic'"];
  const written = proof.hashes.map((hash) => `'${hash}'`);
  // The barcode reader is WebAssembly.
  return [`script-src ${[...loaded, ...written, "'wasm-unsafe-eval'"].join(' ')}`, ...everyPage].join('; ');
}

/** Google's hosts: of its tag, and of the windows and the robot check of its identity service. */
const tagHosts = ['https://www.googletagmanager.com'];
const identityHosts = ['https://apis.google.com', 'https://www.google.com', 'https://www.gstatic.com'];

/** Hosts whose scripts a shop with these settings loads. */
export function scriptHosts(settings: { GOOGLE_TAG_ID: string; IDENTITY_URL: string }): string[] {
  return [...(settings.GOOGLE_TAG_ID ? tagHosts : []), ...(settings.IDENTITY_URL ? [] : identityHosts)];
}
