import { describe, expect, it } from 'vitest';
import { signInPath } from '../../lib/rules/routes/account-paths.ts';
import { returnPath, shopPath } from '../../lib/rules/routes/return-path.ts';

const origin = 'https://vorulind.test';

describe('pages of the shop are followed', () => {
  it.each([
    ['/karfa/greidsla', '/karfa/greidsla'],
    ['/auth/invoices?sida=2', '/auth/invoices?sida=2'],
    ['/vara/hanskar#myndir', '/vara/hanskar#myndir'],
    ['/leit?query=klór//spritt', '/leit?query=kl%C3%B3r//spritt'],
    ['/leit?query=https://evil.example/', '/leit?query=https://evil.example/'],
    ['/voruflokkar/%C3%BEvottur', '/voruflokkar/%C3%BEvottur'],
    ['/@evil.example', '/@evil.example'],
    ['/', '/'],
  ])('%j', (target, path) => {
    expect(returnPath(target)).toBe(path);
    expect(shopPath(origin + target, origin)).toBe(path);
  });
});

/** Reliability F32: none of them may lead off the shop, whichever reader of addresses stands on the way. */
const hostile = [
  'https://evil.example/',
  'http://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'hTtPs:evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example//..',
  '//evil.example@vorulind.test/',
  '//vorulind.test@evil.example/',
  '//user:pass@evil.example',
  '//evil%E3%80%82example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '\\evil.example',
  '/\\/evil.example',
  '/karfa\\..\\..\\\\evil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '%2F%2Fevil.example',
  '/%252Fevil.example',
  '/%25252f%25252fevil.example',
  '/%09/evil.example',
  '/%0A/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nLocation: https://evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example/../..//evil.example',
  '/\u0000/evil.example',
  '/%00/evil.example',
  '/\u007f/evil.example',
  '/%7f/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/a/../..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/%2E%2E/%2fevil.example',
  '／／evil.example',
  '/／evil.example',
  '/⁄evil.example',
  '/∕evil.example',
  '/＼evil.example',
  '/⧵evil.example',
  '/\u200b/evil.example',
  '/\u202e/evil.example',
  '/%E3%80%82%2fevil.example',
  '/%ff/evil.example',
  '/%',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '/javascript:alert(1)/../..//evil.example',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'mailto:x@evil.example',
  'evil.example',
  'evil.example/karfa',
  '.evil.example',
  '@evil.example',
  ':80',
  '?next=//evil.example',
  '#//evil.example',
  'karfa',
];

describe(`${hostile.length} addresses that are not pages of the shop`, () => {
  it.each(hostile)('%j leads to the account', (target) => {
    expect(shopPath(target, origin)).toBeNull();
    expect(returnPath(target)).toBe('/auth/home');
  });

  it.each(hostile.filter((target) => !target.startsWith('/')))(
    'nor behind the origin: %j',
    (requestedPath) => {
      // The origin is only the shop's when a slash ends it: https://vorulind.test.evil.example is somebody else's.
      expect(shopPath(origin + requestedPath, origin)).toBeNull();
    },
  );

  it.each([
    'https://vorulind.test.evil.example/karfa',
    'https://vorulind.test:8443/karfa',
    'http://vorulind.test/karfa',
    'https://vorulind.test//evil.example',
    'https://vorulind.test/\\evil.example',
    'https://vorulind.test@evil.example/',
  ])('nor near the origin: %j', (target) => {
    expect(shopPath(target, origin)).toBeNull();
  });

  it('nothing of what is followed leaves the shop in a browser', () => {
    for (const target of hostile) expect(new URL(returnPath(target), origin).origin).toBe(origin);
  });
});

it.each([
  null,
  undefined,
  '',
  '/auth/sign-in?return=/karfa',
  '/auth/sign-in/',
  '/AUTH/sign-in',
  '/backend/customer/auth/logout',
  '/api/revalidate',
  '/_next/static/x.js',
])('%j is nowhere to go after sign-in', (target) => {
  expect(returnPath(target)).toBe('/auth/home');
});

it('a whole address is only followed where the shop’s own is known', () => {
  expect(shopPath(`${origin}/auth/sign-in`, origin)).toBe('/auth/sign-in');
  expect(shopPath(`${origin}/auth/sign-in`)).toBeNull();
});

it('names the way back', () => {
  expect(signInPath('/auth/invoices?sida=2')).toBe('/auth/sign-in?return=%2Fauth%2Finvoices%3Fsida%3D2');
});
