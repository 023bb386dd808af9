import { scriptlessPolicy } from './content-security-policy.ts';

/** Sent with every answer of the storefront; a page has a policy of its own (lib/page-cache/page-policy.ts). */
export const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Content-Security-Policy', value: scriptlessPolicy },
  { key: 'Permissions-Policy', value: 'camera=(self), geolocation=(), microphone=(), payment=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/** In which the backend's policy of a page of its own travels through Next to where it is sent; it never leaves the server. */
export const ownPolicyHeader = 'x-own-policy';

/** Where the shop is reached by https it stays so: two years, as browsers' own lists ask for. */
export const strictTransport = {
  key: 'Strict-Transport-Security',
  value: 'max-age=63072000; includeSubDomains',
};
