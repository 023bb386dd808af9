import { expect, it } from 'vitest';
import { readEnvironment } from '../../lib/env.ts';

const good = {
  SITE_URL: 'https://vorulind.example',
  BACKEND_URL: 'http://localhost:4000',
  API_KEY: 'vorulind-local',
  IMAGE_BUCKET_URL: 'http://localhost:4020/vorulind',
  IDENTITY_API_KEY: 'vorulind-identity',
  IDENTITY_PROJECT: 'demo-vorulind',
  IDENTITY_AUTH_DOMAIN: 'localhost',
  REVALIDATE_SECRET: 'x'.repeat(32),
};

it('takes a complete environment; what may be empty is empty', () => {
  expect(readEnvironment(good)).toMatchObject({ SITE_URL: good.SITE_URL, REDIS_URL: '', IDENTITY_URL: '' });
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
])('refuses %j', (wrong) => {
  expect(() => readEnvironment({ ...good, ...wrong })).toThrow(new RegExp(`${Object.keys(wrong)[0]}: `));
});

it.each([
  { GOOGLE_TAG_ID: 'G-ABC123' },
  { ANALYTICS_COLLECTOR_URL: '/maelingar' },
  { ANALYTICS_COLLECTOR_URL: 'https://m.example/collect' },
  { NEWSLETTER_URL: 'https://listi.example/skraning' },
])('takes %j', (right) => {
  expect(readEnvironment({ ...good, ...right })).toMatchObject(right);
});
