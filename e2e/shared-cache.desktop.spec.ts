import { gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { Redis } from 'ioredis';
import { namedCustomers } from '../backend/src/seed/people/named.ts';
import { formatKennitala } from '../lib/rules/people/kennitala.ts';
import { test } from './journey.ts';
import { shop } from './own-shop.ts';
import { addToCart, floorSoap, openProduct, signIn } from './shopping.ts';

/** Everything in the cache as text, pages unpacked: what is written, where, and its tags. */
async function readEverything(redis: Redis): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const key of await redis.keys('*')) {
    const kind = await redis.type(key);
    if (kind === 'string') texts.set(key, unpack((await redis.getBuffer(key)) ?? Buffer.alloc(0)));
    else if (kind === 'set') texts.set(key, (await redis.smembers(key)).join('\n'));
    else texts.set(key, (await redis.zrange(key, '0', '-1')).join('\n'));
  }
  return texts;
}

const gzipMark = Buffer.from([0x1f, 0x8b, 0x08]);

/** A kept page is its head, then streams of gzip. */
function unpack(bytes: Buffer): string {
  const from = bytes.indexOf(gzipMark);
  if (from < 0) return bytes.toString();
  return bytes.subarray(0, from).toString() + gunzipSync(bytes.subarray(from)).toString();
}

/** What only customers' own rows contain; sales staff are published. */
const marks = namedCustomers
  .filter(({ isAgent }) => !isAgent)
  .flatMap(({ ssn, email, phoneNumber }) => [ssn, formatKennitala(ssn), email, phoneNumber ?? ''])
  .filter((mark) => mark !== '');

/** Whether a text says a mark by itself: times in milliseconds contain every number of seven digits at some time. */
function says(text: string, mark: string): boolean {
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1))
    if (!/\d/.test(text.charAt(at - 1)) && !/\d/.test(text.charAt(at + mark.length))) return true;
  return false;
}

test('the shared cache holds nothing of those who are signed in, nor what only they may see', async ({
  page,
  context,
}) => {
  // Reliability F34: pages are made for a customer first, when nothing is kept yet that would hide a mistake.
  expect(shop.redisUrl, 'REDIS_URL of the shop').toBeTruthy();
  const redis = new Redis(shop.redisUrl);
  await openProduct(page);
  const dialog = await signIn(page, 'baldur@vorulind.test');
  await expect(dialog).toBeHidden();
  await addToCart(page);
  const pages = [
    '/',
    '/voruflokkar',
    '/framleidendur',
    `/vara/${floorSoap.slug}`,
    '/leit?leit=kaffi',
    '/samanburdur?vorur=HRE-10204,HLI-10112',
    '/karfa',
  ];
  const account = [
    '/auth/home',
    '/auth/orders',
    '/auth/invoices',
    '/auth/quotes',
    '/auth/employees',
    '/auth/favorites',
  ];
  for (const path of [...pages, ...account, '/voruflokkur/golfhreinsiefni?bls=2']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^Karfa: / })).toBeVisible();
  }
  const texts = await readEverything(redis);
  redis.disconnect();
  expect(texts.size).toBeGreaterThan(5);
  expect([...texts.values()].some((text) => text.includes(floorSoap.name))).toBe(true);

  const secrets = (await context.cookies()).filter(({ httpOnly }) => httpOnly).map(({ value }) => value);
  expect(secrets.length).toBeGreaterThan(0);
  expect(marks.length).toBeGreaterThan(20);
  const found = [...texts].flatMap(([key, text]) =>
    [...marks, ...secrets].filter((mark) => says(`${key}\n${text}`, mark)).map((mark) => `${mark} in ${key}`),
  );
  expect(found).toEqual([]);
});
