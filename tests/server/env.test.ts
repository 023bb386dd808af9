import { expect, it } from 'vitest';
import { readEnvironment } from '../../lib/env.ts';

const good = {
  SITE_URL: 'https://vorulind.example',
  BACKEND_URL: 'http://localhost:4000',
  API_KEY: 'lykill-verslunar',
  IMAGE_BUCKET_URL: 'http://localhost:4020/vorulind',
  IDENTITY_API_KEY: 'lykill-innskraningar',
  IDENTITY_PROJECT: 'demo-vorulind',
  IDENTITY_AUTH_DOMAIN: 'localhost',
  REVALIDATE_SECRET: 'x'.repeat(32),
  STOREFRONT_SECRET: 'y'.repeat(32),
  TRUSTED_PROXIES: '1',
};

it('takes a complete environment; what may be empty is empty', () => {
  expect(readEnvironment(good)).toMatchObject({ SITE_URL: good.SITE_URL, REDIS_URL: '', IDENTITY_URL: '' });
  expect(readEnvironment({ ...good, IMAGE_RESIZER: '' }).IMAGE_RESIZER).toBe('query');
});

it('lists everything that is missing or wrong at once, without values', () => {
  const wrong = { ...good, BACKEND_URL: undefined, SITE_URL: 'ftp://x', IDENTITY_API_KEY: 'leyndó:1' };
  expect(() => readEnvironment(wrong)).toThrow(/BACKEND_URL: is not set/);
  expect(() => readEnvironment(wrong)).toThrow(/SITE_URL: /);
  expect(() => readEnvironment(wrong)).toThrow(/IDENTITY_API_KEY: must contain no colon/);
  expect(() => readEnvironment(wrong)).not.toThrow(/leyndó/);
});

it.each([
  { GOOGLE_TAG_ID: 'G-1"></script>' },
  { GOOGLE_TAG_ID: '../x' },
  { ANALYTICS_COLLECTOR_URL: '//elsewhere.test' },
  { ANALYTICS_COLLECTOR_URL: 'javascript:alert(1)' },
  { NEWSLETTER_URL: 'javascript:alert(1)' },
  { SECURITY_CONTACT: 'oryggi@vorulind.example', SECURITY_EXPIRES: '2027-01-31' },
  { SECURITY_CONTACT: 'mailto:a@b.example\nExpires: 2099-01-01', SECURITY_EXPIRES: '2027-01-31' },
  { SECURITY_EXPIRES: '31.1.2027', SECURITY_CONTACT: 'mailto:oryggi@vorulind.example' },
  { SECURITY_EXPIRES: undefined, SECURITY_CONTACT: 'mailto:oryggi@vorulind.example' },
  { SECURITY_CONTACT: undefined, SECURITY_EXPIRES: '2027-01-31' },
  { IMAGE_RESIZER: 'thumbor' },
  { IMAGE_RESIZER_URL: undefined, IMAGE_RESIZER: 'imgproxy' },
  { IMAGE_RESIZER_URL: '', IMAGE_RESIZER: 'cloudflare' },
  { IMAGE_RESIZER_URL: 'https://myndir.example/', IMAGE_RESIZER: 'imgproxy' },
  { IMAGE_RESIZER_URL: 'https://myndir.example/{width}', IMAGE_RESIZER: 'imgproxy' },
  { IMAGE_RESIZER_URL: 'https://myndir.example?a=1', IMAGE_RESIZER: 'cloudflare' },
  { IMAGE_RESIZER_URL: 'ftp://myndir.example', IMAGE_RESIZER: 'imgproxy' },
  { IMAGE_RESIZER_URL: 'https://myndir.example', IMAGE_RESIZER: 'query' },
  { IMAGE_RESIZER_URL: 'https://myndir.example' },
])('refuses %j', (wrong) => {
  expect(() => readEnvironment({ ...good, ...wrong })).toThrow(new RegExp(`${Object.keys(wrong)[0]}: `));
});

it.each([
  { GOOGLE_TAG_ID: 'G-ABC123' },
  { ANALYTICS_COLLECTOR_URL: '/maelingar' },
  { ANALYTICS_COLLECTOR_URL: 'https://m.example/collect' },
  { NEWSLETTER_URL: 'https://listi.example/skraning' },
  { SECURITY_CONTACT: 'mailto:oryggi@vorulind.example', SECURITY_EXPIRES: '2027-01-31' },
  { IMAGE_RESIZER: 'query', IMAGE_RESIZER_URL: '' },
  { IMAGE_RESIZER: 'imgproxy', IMAGE_RESIZER_URL: 'http://localhost:8080' },
  { IMAGE_RESIZER: 'cloudflare', IMAGE_RESIZER_URL: 'https://www.vorulind.example' },
])('takes %j', (right) => {
  expect(readEnvironment({ ...good, ...right })).toMatchObject(right);
});

const demo = { ...good, SITE_URL: 'http://localhost:3000', NODE_ENV: 'production', TRUSTED_PROXIES: '0' };
const published = { API_KEY: 'vorulind-local', IDENTITY_API_KEY: 'vorulind-identity' };

it('takes the demo’s public keys on this machine’s own address', () => {
  expect(readEnvironment({ ...demo, ...published })).toMatchObject(published);
});

it.each([
  [{ API_KEY: 'vorulind-local' }, /API_KEY: is the demo's.*your own shop/],
  [{ IDENTITY_API_KEY: 'vorulind-identity' }, /IDENTITY_API_KEY: is the demo's/],
  [{ TRUSTED_PROXIES: '0' }, /TRUSTED_PROXIES: must be the number of proxies in front, 1 or more/],
  [{ TRUSTED_PROXIES: undefined }, /TRUSTED_PROXIES: must be the number of proxies/],
  [{ STOREFRONT_SECRET: 'stutt' }, /STOREFRONT_SECRET: /],
  [{ STOREFRONT_SECRET: undefined }, /STOREFRONT_SECRET: is not set/],
  [{ SITE_URL: 'http://vorulind.example', NODE_ENV: 'production', ...published }, /API_KEY: is the demo's/],
])('refuses %j where strangers may come', (wrong, fault) => {
  expect(() => readEnvironment({ ...good, ...wrong })).toThrow(fault);
});
