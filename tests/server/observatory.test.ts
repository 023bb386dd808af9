import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pagePolicy, scriptHosts } from '../../lib/rules/security/content-security-policy.ts';
import { securityHeaders, strictTransport } from '../../lib/rules/security/response-headers.ts';
import { observatoryPoints, observatoryScore } from './observatory.ts';

const everyAnswer = Object.fromEntries(
  [...securityHeaders, strictTransport].map(({ key, value }) => [key.toLowerCase(), value]),
);
const hosts = scriptHosts({ GOOGLE_TAG_ID: 'G-TEST', IDENTITY_URL: '' });
const kept = {
  ...everyAnswer,
  'content-security-policy': pagePolicy({ hashes: ['sha256-a'] }, hosts),
};
const ofOneVisitor = {
  ...everyAnswer,
  'content-security-policy': pagePolicy({ hashes: ['sha256-a'], nonce: 'n' }, hosts),
};

it('a kept page and one of one visitor have at least 115 points', () => {
  expect(observatoryScore(kept)).toBeGreaterThanOrEqual(115);
  expect(observatoryScore(ofOneVisitor)).toBeGreaterThanOrEqual(115);
});

it('docs/security.md has the points of each rule, and their sum', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/security.md'), 'utf8');
  const rows = [...page.matchAll(/^\| ([^|]+?) +\| +(-?\d+) \|/gm)].map(([, rule, points]) => [
    rule,
    Number(points),
  ]);
  expect(Object.fromEntries(rows)).toEqual({
    'At the start': 100,
    ...observatoryPoints(kept),
    Score: observatoryScore(kept),
  });
});

it.each([
  ['content-security-policy', undefined, 75],
  ['content-security-policy', "script-src 'self' 'unsafe-inline'; frame-ancestors 'none'", 100],
  ['content-security-policy', "script-src 'self' https:; object-src 'none'; frame-ancestors 'none'", 100],
  ['content-security-policy', "script-src 'self'; frame-ancestors 'none'", 100],
  [
    'content-security-policy',
    "script-src 'self' 'unsafe-eval'; object-src 'none'; frame-ancestors 'none'",
    110,
  ],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'", 130],
  ['strict-transport-security', undefined, 100],
  ['strict-transport-security', 'max-age=3600', 110],
  ['x-content-type-options', undefined, 115],
  ['cross-origin-resource-policy', undefined, 110],
  ['referrer-policy', 'unsafe-url', 115],
  ['access-control-allow-origin', '*', 70],
  ['set-cookie', 'session=x; Secure; HttpOnly; SameSite=Lax', 125],
  ['set-cookie', 'session=x', 100],
])('%s of %s makes it %i', (name, value, score) => {
  expect(observatoryScore({ ...kept, [name]: value })).toBe(score);
});
